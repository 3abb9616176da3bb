import { capitalise } from '../capitalise';
import { gerundPhrase } from './gerund';
import { kindOf } from './kind';
import { readLearnt } from './learnt';
import { asReference, isNounPhrase } from './noun-phrase';
import { objectOf } from './object';
import { readPerson } from './people';
import { plainTopic } from './shape';
import type { Topic } from './shape';
import { spell } from './spelling';
import { isCommand, isVerb } from './verbs';

/** Phrases about what something means for people, whatever it is. */
const ASPECT =
  /^(?:the )?(?:social |cultural |economic |psychological |ethical |long-term |growing |changing )?(?:impacts?|effects?|roles?|influence|future|ethics|rise|decline|consequences|meaning|politics|relationship|link|connection|pros and cons|problem) (?:of|on|between|with) /i;
/** Things nobody wants to get better at, but everybody wants to handle. */
const TROUBLE =
  /^(?:the )?(?:\S+ )?(?:block|procrastination|burnout|burn-out|anxiety|insomnia|stress|depression|perfectionism|debt|debts|stage fright|imposter syndrome|impostor syndrome|back pain|pain|migraines?|headaches?|tantrums?|bullying|homesickness|jet lag|picky eating|grief|anger|distraction|distractions|clutter|boredom|conflict|conflicts|phobias?)(?: (?:in|at|during) [\w ]+)?$/i;
const MOST_COMMAND_WORDS = 12;

/** A person, a command (“learn guitar”) or a noun phrase as a topic; undefined for anything else. */
export function readNamed(text: string): Topic | undefined {
  const person = readPerson(text);
  if (person) return personTopic(person);
  const [first = '', second = ''] = text.split(' ');
  const isClear = isCommand(first) || (isVerb(first) && /^(your|my|an?|the|our)$/i.test(second));
  const command = isClear && second !== '' ? readCommand(text) : undefined;
  return command ? { ...command, title: capitalise(text) } : readNoun(text);
}

/** Somebody's life and work as a topic. */
export function personTopic(name: string): Topic {
  const words = name.split(' ');
  const surname = words.length === 2 ? words[1] : undefined;
  const reference = { text: name, isPlural: false, isPerson: true };
  return { ...plainTopic(reference, 'person'), short: surname ? [surname] : ['this life'] };
}

/** What a command is about: `bake bread` is about baking bread, `learn Spanish` about Spanish. */
export function readCommand(text: string): Topic | undefined {
  if (text.split(' ').length > MOST_COMMAND_WORDS || /[.;:!?]/.test(text)) return undefined;
  if (/^\S+ing\b/i.test(text)) return readNoun(text);
  const learnt = readLearnt(text);
  if (learnt?.isCommand) return readCommand(learnt.text);
  if (learnt && !/^an? /i.test(learnt.text) && isNounPhrase(learnt.text)) {
    return plainTopic(asReference(learnt.text), kindOf(text));
  }
  const name = { text: spell(gerundPhrase(text)), isPlural: false };
  const object = objectOf(text);
  return plainTopic(name, kindOf(text), object ? asReference(object) : name);
}

function readNoun(text: string): Topic | undefined {
  const learnt = /^learning /i.test(text) ? readLearnt(text) : undefined;
  const command = learnt?.isCommand ? readCommand(learnt.text) : undefined;
  if (command) return { ...command, title: capitalise(text) };
  if (!isNounPhrase(text)) return undefined;
  if (TROUBLE.test(text)) return plainTopic(asReference(`dealing with ${text}`), kindOf(text));
  const topic = plainTopic(asReference(text), ASPECT.test(text) ? 'ideas' : kindOf(text));
  const within = /^(.{3,}?) (?:in|for|during|among|without) (.{3,})$/i.exec(text);
  const joined = /^(\S+(?: \S+){0,2}) (?:and|&) (\S+(?: \S+){0,2})$/i.exec(text);
  const [, a, b] = within ?? joined ?? [];
  if (!a || !b || /\d/.test(b) || /ing\b/i.test(a) || / (of|and|for|in) /i.test(b)) return topic;
  const parts = { a: asReference(a), b: asReference(b) };
  return { ...topic, parts, frames: [within ? 'scope' : 'pair'] };
}
