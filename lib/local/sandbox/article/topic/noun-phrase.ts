import { isPlural } from './number';
import { spell } from './spelling';

/** A noun phrase and how sentences must agree with it. */
export type Reference = { text: string; isPlural: boolean; isPerson?: boolean };

const MOST_WORDS = 8;
const MOST_CHARACTERS = 64;
/** Words that make a clause of a phrase, or a command that must not be mistaken for a subject. */
const CLAUSE =
  /\b(i|you|we|he|she|they|it|is|are|was|were|am|do|does|did|will|would|should|could|can|cannot|has|had|isn't|aren't|don't|doesn't|won't|can't|i'm|please|ate|said|went|told|came|wants|hates|loves|thinks|says|goes|feels|matters|gets|happened)\b/i;
const COMMAND =
  /^(ignore|disregard|reveal|repeat|respond|reply|answer|pretend|act|say|output|delete|drop|select|override|bypass|never|don't|print|execute|eval|sudo)\s/i;
const FOREIGN = new Set(
  `el los las un una unos unas y de del que por para con como cómo qué sobre entre su al
  le les des du et une pour dans sur avec est au aux comment pourquoi
  der das ein eine und ist nicht wie warum mit für auf den dem zur zum
  il lo gli di della delle nel per perché che è
  o os uma do da dos em não são como sobre`.split(/\s+/),
);
const FOREIGN_START = /^(como|cómo|qué|por qué|comment|pourquoi|warum|wie|perché|los|¿|¡)(\s|$)/i;

/** Whether a text can stand in an English sentence as a name for something. */
export function isNounPhrase(text: string): boolean {
  const words = text.split(' ');
  if (words.length > MOST_WORDS || text.length > MOST_CHARACTERS) return false;
  if (!/^[\p{Script=Latin}\p{N}\p{M} ,.'’&+#%$€£/()-]+$/u.test(text)) return false;
  if (/[.!?;:](\s|$)|^\(|\S\(|(^|\s)\/|--|[%;]\s*$/.test(text) || !/\p{L}{2}/u.test(text))
    return false;
  if (CLAUSE.test(text) || COMMAND.test(text) || isForeign(words, text)) return false;
  return !/(.)\1{3}/.test(text) && words.every((word) => word.length < 25);
}

/** Counts function words of other languages and accents; two of them are too many for a loan. */
function isForeign(words: string[], text: string): boolean {
  if (FOREIGN_START.test(text)) return true;
  const signs = words.filter(
    (word) => FOREIGN.has(word.toLowerCase()) || /[^\p{ASCII}’€£]/u.test(word),
  );
  return signs.length >= 2 && signs.length / words.length >= 0.3;
}

/** A phrase as it stands in a sentence, with its number. */
export function asReference(phrase: string): Reference {
  const text = spell(phrase);
  return { text, isPlural: isPlural(text) };
}
