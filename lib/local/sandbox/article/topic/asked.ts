import { capitalise } from '../capitalise';
import { readClause } from './clause';
import { shorten } from './clean';
import { kindOf } from './kind';
import type { Kind } from './kind';
import { asReference } from './noun-phrase';
import { personTopic, readCommand, readNamed } from './named';
import { isQuestion, readHowTo, readWhatIs } from './question';
import { plainTopic } from './shape';
import type { Topic } from './shape';
import { spell } from './spelling';

const MOST_QUOTED = 60;
/** Questions that ask for a judgement, unless they are about nature, health or food. */
const DEBATE = /^(is|are|should|does|do|can|could|will|would|why should)\b/i;
const CHANGE = /^how .*\b(is|are|has|have|will|changed|changes|shapes?|affects?|influences?)\b/i;
const FACTUAL = new Set<Kind>(['science', 'health', 'food', 'travel', 'craft']);

/** A topic put as “how to”, “what is” or any other question; undefined when it asks nothing. */
export function readAsked(text: string, title: string, isMarked: boolean): Topic | undefined {
  const command = readHowTo(text);
  const doing = command && readCommand(command);
  if (doing) return { ...doing, title };
  const thing = readWhatIs(text);
  const subject = thing && (/^who/i.test(text) ? personTopic(spell(thing)) : readNamed(thing));
  if (subject) return { ...subject, title: asTitle(title) };
  if (!(isMarked || isQuestion(text)) || !isLatin(text)) return undefined;
  return questionTopic(text, title, isMarked);
}

/** About the subject of the question where it can be told, else about the question itself. */
function questionTopic(text: string, title: string, isMarked: boolean): Topic {
  const clause = readClause(text);
  const quoted = `“${capitalise(shorten(text, MOST_QUOTED))}?”`;
  const wording = clause ? `the question of ${clause.text}` : `the question ${quoted}`;
  const question = { text: wording, isPlural: false };
  const isAsking = isMarked || !clause || clause.isInverted || /^who\b/i.test(text);
  const asked = { title: isAsking ? asTitle(title) : title, frames: ['asking'] };
  const kind = kindOf(text, 'science');
  const isDebate = DEBATE.test(text) && !FACTUAL.has(kind);
  if (clause?.subject && !isDebate) {
    const name = asReference(clause.subject);
    return { ...plainTopic(name, kind), ...asked, question };
  }
  const fallback =
    kind === 'science'
      ? 'science'
      : isDebate || CHANGE.test(clause?.text ?? '')
        ? 'ideas'
        : 'generic';
  return { ...plainTopic(question, fallback), ...asked, short: ['the question', 'this question'] };
}

const asTitle = (question: string) => `${question.replace(/[?…]+$/, '')}?`;
const isLatin = (text: string) => /^[\p{Script=Latin}\p{N}\p{M}\p{P}\p{S} ]+$/u.test(text);
