import { stemmer } from 'stemmer';
import { conceptScores } from './concepts';
import { chapters, getVerse, listVerses, type Verse } from './index';
import { readReference } from './reference';
import { rootsOf, wordsOf } from './words';

/** A verse that answers a question, how well, and the words of its rendering that were asked for. */
export interface VerseMatch {
  verse: Verse;
  score: number;
  matched: string[];
}

interface Indexed {
  verse: Verse;
  words: string[];
  roots: string[];
}

let index: Promise<Indexed[]> | undefined;

async function readAll(): Promise<Indexed[]> {
  const all = await Promise.all(chapters.map(({ number }) => listVerses(number)));
  return all.flat().map((verse) => {
    const words = wordsOf(`${verse.text} ${verse.speaker} ${verse.addressee}`);
    return { verse, words, roots: words.map(stemmer) };
  });
}

/**
 * Every verse for a question, the best first: the one it names by its place; else those that hold its
 * words in any of their forms, rarer words counting more, together with those that are central to what
 * it is about. A last word that the text does not have may be an unfinished one.
 */
export async function matchVerses(question: string): Promise<VerseMatch[]> {
  const place = readReference(question);
  if (place) {
    const verse = await getVerse(place);
    return verse ? [{ verse, score: 1, matched: [] }] : [];
  }
  const all = await (index ??= readAll());
  const roots = rootsOf(question);
  const concepts = conceptScores(roots);
  const tests = testsFor(question, roots, all);
  return all
    .flatMap(({ verse, words, roots: own }) => {
      const held = tests.filter(({ holds }) =>
        words.some((word, at) => holds(word, own[at] ?? '')),
      );
      const exact = held.reduce((sum, { weight }) => sum + weight, 0);
      const score = exact + (concepts.get(verse.id) ?? 0);
      if (score === 0) return [];
      const matched = words.filter((word, at) =>
        held.some(({ holds }) => holds(word, own[at] ?? '')),
      );
      return { verse, score, matched: [...new Set(matched)] };
    })
    .sort((one, other) => other.score - one.score || one.verse.id - other.verse.id);
}

/** The first verses for a question. */
export async function searchVerses(question: string, limit = 20): Promise<Verse[]> {
  return (await matchVerses(question)).slice(0, limit).map(({ verse }) => verse);
}

interface WordTest {
  holds: (word: string, root: string) => boolean;
  /** 0 to 1: the rarer the word, the more. */
  weight: number;
}

function testsFor(question: string, roots: readonly string[], all: readonly Indexed[]): WordTest[] {
  const last = wordsOf(question).at(-1) ?? '';
  const isUnfinished = last.length > 2 && !all.some(({ words }) => words.includes(last));
  const holders = roots.map(
    (asked): WordTest['holds'] =>
      (_, root) =>
        root === asked,
  );
  if (isUnfinished) holders.push((word) => word.startsWith(last));
  return holders.map((holds) => {
    const count = all.filter(({ words, roots: own }) =>
      words.some((word, at) => holds(word, own[at] ?? '')),
    ).length;
    const rarity = Math.log(1 + all.length / Math.max(1, count)) / Math.log(1 + all.length);
    return { holds, weight: count === 0 ? 0 : rarity };
  });
}
