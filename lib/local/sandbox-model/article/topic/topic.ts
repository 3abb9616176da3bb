import { capitalise } from '../capitalise';
import { cleanTopic, shorten } from './clean';
import { readComparison } from './comparison';
import { gerundPhrase } from './gerund';
import { kindOf } from './kind';
import type { Kind } from './kind';
import { reduceTopic } from './listing';
import type { Tips } from './listing';
import { asReference, isNounPhrase } from './noun-phrase';
import type { Reference } from './noun-phrase';
import { readPerson } from './people';
import { objectOf } from './object';
import { asClause, isQuestion, readHowTo, readWhatIs } from './question';
import { spell } from './spelling';
import { isCommand, isVerb } from './verbs';

/** What a person asked an article about, in the forms that sentences need. */
export type Topic = {
  kind: Kind;
  /** The asker's own wording, where it makes a title. */
  title?: string | undefined;
  /** What stands for the topic within a sentence. */
  name: Reference;
  /** What is acted upon, as “bread” in “baking bread”; else the same as `name`. */
  thing: Reference;
  /** Singular stand-ins for a long name. */
  short: readonly string[];
  /** The two things that are compared, joined or put one within the other. */
  parts?: { a: Reference; b: Reference };
  /** Roles of the sections about how the topic is put. */
  frames: readonly string[];
  tips?: Tips | undefined;
};

const SUBJECT = ['the subject', 'this subject'];
const MOST_TITLE = 90;
const MOST_QUOTED = 60;
const MOST_COMMAND_WORDS = 12;

/** Reads a topic as a person typed it; what is no phrase of English is quoted and not bent. */
export function readTopic(raw: string): Topic {
  const text = cleanTopic(raw);
  if (text === '') return plain({ text: 'an open subject', isPlural: false }, 'generic');
  const title = capitalise(shorten(text, MOST_TITLE));
  const bare = text.replace(/\s*\?+$/, '');
  const comparison = readComparison(bare);
  if (comparison) return compared(comparison, title);
  const reduced = reduceTopic(bare);
  if (reduced) {
    const core = reduced.isCommand ? commanded(reduced.core) : named(reduced.core);
    const kept = reduced.keepsTitle ? title : undefined;
    if (core) return { ...core, title: kept, tips: reduced.tips };
  }
  return asked(bare, title, isQuestion(text)) ?? named(bare) ?? quoted(text, title);
}

const plain = (name: Reference, kind: Kind, thing = name): Topic => ({
  kind,
  name,
  thing,
  short: SUBJECT,
  frames: [],
});

function compared(parts: { a: Reference; b: Reference }, title: string): Topic {
  const text = `the choice between ${parts.a.text} and ${parts.b.text}`;
  const short = ['the choice', 'this choice'];
  return { ...plain({ text, isPlural: false }, 'comparison'), title, short, parts };
}

/** “How to”, “what is” and other questions. */
function asked(text: string, title: string, isAsking: boolean): Topic | undefined {
  const command = readHowTo(text);
  if (command && isShort(command)) return { ...doing(command), title };
  const thing = readWhatIs(text);
  const subject = thing && named(thing);
  if (subject) return { ...subject, title: asTitle(title) };
  if (!isAsking || !isLatin(text)) return undefined;
  const clause = asClause(text);
  const asQuoted = `the question “${capitalise(shorten(text, MOST_QUOTED))}?”`;
  const name = { text: clause ? `the question of ${clause}` : asQuoted, isPlural: false };
  const isTitleAsking = !clause || clause.toLowerCase() !== text.toLowerCase();
  return {
    ...plain(name, kindOf(text)),
    title: isTitleAsking ? asTitle(title) : title,
    short: ['the question', 'this question'],
    frames: ['asking'],
  };
}

const asTitle = (question: string) => `${question.replace(/[?…]+$/, '')}?`;
const isShort = (text: string) => text.split(' ').length <= MOST_COMMAND_WORDS;
const isLatin = (text: string) => /^[\p{Script=Latin}\p{N}\p{M}\p{P}\p{S} ]+$/u.test(text);

/** A person, a command (“learn guitar”) or a noun phrase; undefined for anything else. */
function named(text: string): Topic | undefined {
  const person = readPerson(text);
  if (person) return aPerson(person);
  return commanded(text, true) ?? nounTopic(text);
}

function aPerson(name: string): Topic {
  const words = name.split(' ');
  const surname = words.length === 2 ? words[1] : undefined;
  const reference = { text: name, isPlural: false, isPerson: true };
  return { ...plain(reference, 'person'), short: surname ? [surname] : ['this life'] };
}

function commanded(text: string, isStrict = false): Topic | undefined {
  const [first = '', second = ''] = text.split(' ');
  const isClear = isCommand(first) || (isVerb(first) && /^(your|my|an?|the|our)$/i.test(second));
  if (isStrict && (!isClear || second === '')) return undefined;
  if (!isShort(text) || /[.;:!?]/.test(text)) return undefined;
  if (/ing$/i.test(first)) return nounTopic(text);
  return doing(text);
}

function doing(command: string): Topic {
  const name = { text: spell(gerundPhrase(command)), isPlural: false };
  const object = objectOf(command);
  return plain(name, kindOf(command), object ? asReference(object) : name);
}

function nounTopic(text: string): Topic | undefined {
  if (!isNounPhrase(text)) return undefined;
  const topic = plain(asReference(text), kindOf(text));
  const within = /^(.{3,}?) (?:in|for|during|among|without) (.{3,})$/i.exec(text);
  const joined = /^(\S+(?: \S+){0,2}) (?:and|&) (\S+(?: \S+){0,2})$/i.exec(text);
  const [, a, b] = within ?? joined ?? [];
  if (!a || !b || /\d/.test(b) || /ing\b/i.test(a) || / (of|and|for|in) /i.test(b)) return topic;
  const parts = { a: asReference(a), b: asReference(b) };
  return { ...topic, parts, frames: [within ? 'scope' : 'pair'] };
}

function quoted(text: string, title: string): Topic {
  return {
    ...plain({ text: `“${shorten(text, MOST_QUOTED)}”`, isPlural: false }, kindOf(text)),
    title,
  };
}
