import { wordsOf } from '../reading/language.ts';
import { ORDINARY } from './ordinary-words.ts';
import { knownTermAt, tokenize, type Token } from './words.ts';

/** Something a job description asks for, with the sentence that does. */
export interface Keyword {
  /** As the description writes it. */
  text: string;
  /** Common name where we know it; else null. */
  known: string | null;
  asked: string;
  /** False for an ordinary word that counts only where the resume has it. */
  isCertain: boolean;
}

interface Candidate extends Omit<Keyword, 'isCertain'> {
  weight: number;
  first: number;
}

const MOST = 24;
const CERTAIN = 2;
const LONGEST_ASKED = 180;
const WANTED =
  /\b(?:must|required?|requirements?|need|essential|experience (?:with|in|of)|knowledge of|proficien\w+|familiar\w*|fluent|expert\w*|skilled|certified|understanding of|you (?:have|know|bring))\b/i;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const isAcronym = (word: string) =>
  /^[\p{Lu}\d][\p{Lu}\d&/-]{1,7}$/u.test(word) && /\p{Lu}{2}|\p{Lu}\d/u.test(word);
const isTechnical = (word: string) => /\p{L}[+#]|\p{Ll}\p{Lu}|\.\p{L}|\p{L}\d/u.test(word);
const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

/** What the employer gives or how to apply, which no resume has to answer. */
const ASIDE =
  /^(?:we|our) (?:offer|benefits)|^(?:what we offer|benefits|perks|wir bieten|nous offrons|ofrecemos)\b|\bapply (?:at|by|now|via|through|here|to)\b|\bsend (?:us )?your\b|\bequal opportunity\b|\bsalary\b/i;
const ADDRESS = /(?<!\S)\S[^\s@]*@\S+|https?:\/\/\S+|\bwww\.\S+/g;

/** The sentences and list lines of a description. */
function sentencesOf(text: string): string[] {
  return text
    .replace(ADDRESS, ' ')
    .split(/\n+|(?<=[.!?;])\s+|(?<=[。！？；])\s*/u)
    .map((sentence) =>
      sentence
        .replace(/^[\s•●▪*–-]+/u, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '' && !ASIDE.test(sentence));
}

/** What a job description asks for, most wanted first; at most two dozen. */
export function findKeywords(description: string): Keyword[] {
  const found = new Map<string, Candidate>();
  const add = (key: string, text: string, known: string | null, asked: string, weight: number) => {
    const old = found.get(key);
    if (old) old.weight += old.asked === asked ? 0 : 1;
    else
      found.set(key, {
        text,
        known,
        weight,
        first: found.size,
        asked: asked.slice(0, LONGEST_ASKED),
      });
  };
  for (const sentence of sentencesOf(description)) {
    const wanted = WANTED.test(sentence) ? 1 : 0;
    if (SPACELESS.test(sentence)) addSpaceless(sentence, add);
    const tokens = tokenize(sentence);
    for (let at = 0; at < tokens.length; at += 1) {
      const term = knownTermAt(tokens, at);
      if (term) {
        const last = tokens[at + term.length - 1];
        const text = sentence.slice(tokens[at]?.start, last?.end);
        add(term.name, text, term.name, sentence, 3 + wanted);
        at += term.length - 1;
      } else addWord(tokens, at, sentence, wanted, add);
    }
  }
  return [...found.values()]
    .filter(({ weight }) => weight >= 1)
    .toSorted((a, b) => b.weight - a.weight || a.first - b.first)
    .slice(0, MOST)
    .map(({ text, known, asked, weight }) => ({
      text,
      known,
      asked,
      isCertain: weight >= CERTAIN,
    }));
}

type Add = (key: string, text: string, known: string | null, asked: string, weight: number) => void;

function addWord(
  tokens: readonly Token[],
  at: number,
  sentence: string,
  wanted: number,
  add: Add,
): void {
  const token = tokens[at];
  if (!token || SPACELESS.test(token.word)) return;
  const { word, key } = token;
  if (ORDINARY.has(word.toLowerCase()) || ORDINARY.has(key) || !/\p{L}{2}/u.test(word)) return;
  const isName = at > 0 && isCapital(word);
  const weight = isAcronym(word) || isTechnical(word) ? 2 : isName ? 1 + wanted : wanted;
  if (weight > 0 && (word.length >= 5 || weight >= CERTAIN)) add(key, word, null, sentence, weight);
}

/** Scripts without spaces: words the language's dictionary finds, at least two letters long. */
function addSpaceless(sentence: string, add: Add): void {
  for (const word of wordsOf(sentence)) {
    if (SPACELESS.test(word) && word.length >= 2) add(word, word, null, sentence, 1);
  }
}
