import { editDistance } from '@/lib/providers/dictionary/edit-distance';
import type { Concept } from './concept';
import { concepts } from './concepts';
import { stems } from './stems';

export interface Match {
  concept: Concept;
  score: number;
  /** Where in the question its name is; −1 when only single words fit. */
  at: number;
}

const WEIGHTS = { title: 4, also: 3, text: 0.6 };
const LEAST_SCORE = 5;

interface Indexed {
  concept: Concept;
  weights: Map<string, number>;
  names: string[][];
}

const index: Indexed[] = concepts.map((concept) => {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of stems(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  };
  add(concept.text, WEIGHTS.text);
  for (const name of concept.also) add(name, WEIGHTS.also);
  add(concept.title, WEIGHTS.title);
  const names = [concept.title, ...concept.also].map(stems).filter((name) => name.length > 0);
  return { concept, weights, names };
});

const frequency = new Map<string, number>();
for (const { weights } of index) {
  for (const word of weights.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
}
const vocabulary = [...new Set(index.flatMap(({ names }) => names.flat()))];
const known = new Set(vocabulary);

const rarity = (word: string) => Math.log(1 + index.length / (frequency.get(word) ?? index.length));

/** A misspelt word as the nearest one of the concepts' names; any other as it is. */
function correct(word: string): string {
  if (known.has(word) || word.length < 4 || /\d/.test(word) || frequency.has(word)) return word;
  const allowed = word.length < 6 ? 1 : 2;
  let best = word;
  let least = allowed + 1;
  for (const candidate of vocabulary) {
    if (candidate[0] !== word[0]) continue;
    const distance = editDistance(word, candidate, allowed);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** The concepts a question is about, the best first; none when nothing fits well enough. */
export function findConcepts(question: string): Match[] {
  const asked = stems(question).map(correct);
  const words = new Set(asked);
  return index
    .map(({ concept, weights, names }) => {
      let score = 0;
      for (const word of words) score += (weights.get(word) ?? 0) * rarity(word);
      let at = -1;
      let best = 0;
      for (const name of names) {
        const found = positionOf(name, asked);
        const worth = name.reduce((sum, word) => sum + rarity(word), 0) * 4 + name.length * 2;
        if (found >= 0 && worth > best) [at, best] = [found, worth];
      }
      return { concept, score: score + best, at };
    })
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((left, right) => right.score - left.score);
}

function positionOf(name: readonly string[], asked: readonly string[]): number {
  for (let start = 0; start + name.length <= asked.length; start += 1) {
    if (name.every((word, offset) => asked[start + offset] === word)) return start;
  }
  return -1;
}
