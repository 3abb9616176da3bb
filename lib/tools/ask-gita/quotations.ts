import type { Place, Verse } from '@/lib/providers/gita';
import { sentencesOf } from '@/lib/writing/sentences';

const PLACE = /\b(?:chapter )?(\d{1,2})(?:[.:]|,? verse )(\d{1,2})\b/gi;
const DOUBLE = /[“”„‟«»″❝❞「」『』]|&quot;|<\/?(?:q|blockquote)>/gi;
const SINGLE = /[‘’‚‛′`´‹›]/g;
/** Words set off by emphasis, a Markdown quote or a colon are a quotation without marks. */
const EMPHASIS = /(?<!\w)([*_]{1,3})(?=\S)([^*_\n]+?)(?<=\S)\1(?!\w)/g;
const FEWEST_WORDS = 4;
const UNMARKED =
  /\b(?:says?|said|reads?|writes?|states?|teaches|words|verse|\d)\s*\)?:\s*([^"'\s].*)$/i;
const QUOTED = /"([^"]*)"/g;
/** From the first single mark that opens to the last that closes. */
const IN_SINGLE = /(?<=^|[\s(])'(?=\S)([^"]*\S)'(?!\w)/g;
const OPENING = /(?:^|[\s(])'\w|"/;

/** What is left of an answer, and whether anything was taken out of it. */
interface Checked {
  text: string;
  isCut: boolean;
}

/**
 * An answer without the sentences that quote what is not there: every quoted passage has to be, word for
 * word, in the rendering of the verse that is named beside it, and every place that is named has to be
 * one of the verses.
 */
export function checkQuotations(answer: string, verses: readonly Verse[]): Checked {
  let isCut = false;
  const paragraphs = withPlainMarks(answer)
    .split(/\n+/)
    .map((paragraph) => {
      const sentences = wholeSentences(paragraph);
      const kept = sentences.filter((sentence) => isSupported(sentence, verses));
      isCut ||= kept.length < sentences.length;
      return kept.join('').trim();
    });
  return { text: withCurlyMarks(paragraphs.filter(Boolean).join('\n\n')), isCut };
}

function isSupported(sentence: string, verses: readonly Verse[]): boolean {
  const places = [...sentence.matchAll(PLACE)].map((match) => ({
    at: match.index,
    verse: find(verses, { chapter: Number(match[1]), verse: Number(match[2]) }),
  }));
  if (places.some(({ verse }) => !verse)) return false;
  const quotes = [...sentence.matchAll(QUOTED)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    words: match[1] ?? '',
  }));
  if (OPENING.test(sentence.replace(QUOTED, '')) || UNMARKED.test(sentence.replace(PLACE, '0')))
    return false;
  return quotes.every(({ from, to, words }, index) => {
    const next = quotes[index + 1]?.from ?? Infinity;
    const last = quotes[index - 1]?.to ?? 0;
    const named =
      places.find(({ at }) => at >= to && at < next) ??
      places.findLast(({ at }) => at < from && at >= last);
    return named?.verse !== undefined && holds(named.verse.text, words);
  });
}

const find = (verses: readonly Verse[], place: Place) =>
  verses.find(({ chapter, verse }) => chapter === place.chapter && verse === place.verse);

/** Whether a rendering has these words in a row, whole ones, whatever mark ends them. */
function holds(rendering: string, words: string): boolean {
  const wanted = words
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.,;:!?…])[\s.,;:!?…]+$/, '')
    .trim();
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return wanted !== '' && new RegExp(String.raw`(?<!\w)${escaped}(?!\w)`).test(rendering);
}

/** The sentences of a paragraph, none ending within a quotation or before the number of its verse. */
function wholeSentences(paragraph: string): string[] {
  const whole: string[] = [];
  let isOpen = false;
  for (const part of sentencesOf(paragraph)) {
    const goesOn = isOpen || /^\(?\d{1,2}[.:]\d/.test(part);
    if (goesOn && whole.length > 0) whole.push((whole.pop() ?? '') + part);
    else whole.push(part);
    isOpen = ((whole.at(-1) ?? '').split('"').length - 1) % 2 === 1;
  }
  return whole;
}

/** The text with straight marks, double ones around whatever is set off as somebody's words. */
const withPlainMarks = (text: string) =>
  text
    .replace(DOUBLE, '"')
    .replace(SINGLE, "'")
    .replace(/^[ \t]*>(.+)$/gm, (_, words: string) => `"${words.replaceAll('"', '').trim()}"`)
    .replace(EMPHASIS, (_, _marks, words: string) =>
      words.split(/\s+/).length < FEWEST_WORDS || words.includes('"') ? words : `"${words}"`,
    )
    .split(/("[^"]*")/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(IN_SINGLE, '"$1"')))
    .join('');

const withCurlyMarks = (text: string) => text.replace(QUOTED, '“$1”');
