import { capitalise } from '../capitalise';
import { readAsked } from './asked';
import { cleanTopic, shorten } from './clean';
import { readComparison } from './comparison';
import { readForeign } from './language';
import { reduceTopic } from './listing';
import { readCommand, readNamed } from './named';
import type { Reference } from './noun-phrase';
import { plainTopic } from './shape';
import type { Topic } from './shape';

const MOST_TITLE = 90;
const MOST_QUOTED = 60;

/** Reads a topic as a person typed it; what is no phrase of English is quoted and not bent. */
export function readTopic(raw: string): Topic {
  const text = cleanTopic(raw);
  if (text === '') return plainTopic({ text: 'an open subject', isPlural: false }, 'generic');
  const title = capitalise(shorten(text, MOST_TITLE));
  const foreign = readForeign(text, title);
  if (foreign) return foreign;
  const bare = text.replace(/\s*\?+$/, '');
  const comparison = readComparison(bare);
  if (comparison) return compared(comparison, title);
  const reduced = reduceTopic(bare);
  const core = reduced && (reduced.isCommand ? readCommand : readNamed)(reduced.core);
  if (core) return { ...core, title: reduced.keepsTitle ? title : undefined, tips: reduced.tips };
  return readAsked(bare, title, text !== bare) ?? readNamed(bare) ?? quoted(text, title);
}

function compared(parts: { a: Reference; b: Reference }, title: string): Topic {
  const text = `the choice between ${parts.a.text} and ${parts.b.text}`;
  const short = ['the choice', 'this choice'];
  return { ...plainTopic({ text, isPlural: false }, 'comparison'), title, short, parts };
}

function quoted(text: string, title: string): Topic {
  const name = { text: `“${shorten(text, MOST_QUOTED)}”`, isPlural: false };
  return { ...plainTopic(name, 'generic'), title };
}
