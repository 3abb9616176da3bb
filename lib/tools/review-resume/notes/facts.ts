import { knownTermAt, stem, tokenize } from '../match/words';

const NUMBER = /\p{Nd}+(?:[.,’'\s]\p{Nd}{3}(?!\p{Nd}))*(?:[.,]\p{Nd}+)?/gu;
const NUMBER_WORDS = new Set(
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred hundreds thousand thousands million millions billion billions dozen dozens half halved double doubled triple tripled quadrupled twice percent'.split(
    ' ',
  ),
);
const SYMBOLS = /[%€$£¥₹]/gu;
/** Verbs and titles that claim more than the line they replace, if that line does not use them itself. */
const CLAIMS = new Set(
  'lead manage head direct own owner found spearhead supervise architect chair pioneer award certify promote patent expert leader'
    .split(' ')
    .map(stem),
);
const root = (word: string) => (word === 'led' ? 'lead' : stem(word));

export interface Facts {
  numbers: Set<string>;
  names: Set<string>;
  words: Set<string>;
}

const figures = (text: string) =>
  (text.match(NUMBER) ?? []).map((number) =>
    number.replace(/[.,’'\s](?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replace(',', '.'),
  );

const isSentenceStart = (text: string, at: number) => {
  let end = at;
  while (end > 0 && /\s/u.test(text.charAt(end - 1))) end -= 1;
  return at === 0 || /[.!?:;•|"“(]/u.test(text.charAt(end - 1));
};
const isName = (word: string) =>
  /^\p{Lu}[\p{L}\p{N}&+#.’'-]*$/u.test(word) || /\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(word);

/** Figures, names and telling words of a text: what a rewrite of it may use. */
export function factsOf(text: string): Facts {
  const tokens = tokenize(text);
  const lower = tokens.map(({ word }) => word.toLowerCase());
  const known = tokens.flatMap((_, at) => knownTermAt(tokens, at)?.name ?? []);
  const names = tokens
    .filter(
      ({ word, start }) =>
        isName(word) && (!isSentenceStart(text, start) || /\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(word)),
    )
    .map(({ word }) => stem(word));
  return {
    numbers: new Set([...figures(text), ...(text.match(SYMBOLS) ?? [])]),
    names: new Set([...names, ...known]),
    words: new Set([...lower, ...lower.map(root), ...known]),
  };
}

/** Figures and names in `text` that `source` does not have. */
export function newNames(text: string, source: Facts): string[] {
  const mine = factsOf(text);
  return [
    ...[...mine.numbers].filter((number) => !source.numbers.has(number)),
    ...[...mine.names].filter((name) => !source.names.has(name) && !source.words.has(name)),
  ];
}

/** What `text` claims that `source` does not say: figures, also in words, names, tools, higher roles. */
export function newFacts(text: string, source: Facts): string[] {
  const words = tokenize(text).map(({ word }) => word.toLowerCase());
  const isSaid = (word: string) => source.words.has(word) || source.words.has(stem(word));
  return [
    ...newNames(text, source),
    ...words.filter((word) => NUMBER_WORDS.has(word) && !isSaid(word)),
    ...words.filter((word) => CLAIMS.has(root(word)) && !source.words.has(root(word))),
  ];
}

/** What `source` says in figures and names that `text` leaves out. */
export function lostFacts(text: string, source: string): string[] {
  return newNames(source, factsOf(text));
}
