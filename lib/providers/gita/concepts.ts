import { CONCEPTS } from './concept-table';
import { idOf } from './index';
import { rootsOf } from './words';

interface Concept {
  /** Each way to ask for it, as roots that all have to be in the question. */
  terms: string[][];
  /** Ids of its verses, the most central first. */
  verses: number[];
}

const concepts: Concept[] = CONCEPTS.trim()
  .split('\n')
  .map((line) => {
    const [words = '', places = ''] = line.split(' | ');
    return {
      terms: words
        .split(', ')
        .map(rootsOf)
        .filter((roots) => roots.length > 0),
      verses: places.split(' ').flatMap((place) => {
        const [chapter = 0, verse = 0] = place.split('.').map(Number);
        return idOf({ chapter, verse }) ?? [];
      }),
    };
  });

/** A more exact term weighs more: each further root of it so much. */
const PER_ROOT = 0.75;
/** What the last verse of a concept is worth beside the first. */
const LEAST = 0.4;

/** How much each verse, by its id, belongs to the concepts that a question's roots name. */
export function conceptScores(roots: readonly string[]): Map<number, number> {
  const asked = new Set(roots);
  const scores = new Map<number, number>();
  for (const { terms, verses } of concepts) {
    const named = terms.filter((term) => term.every((root) => asked.has(root)));
    if (named.length === 0) continue;
    const weight = 1 + PER_ROOT * (Math.max(...named.map((term) => term.length)) - 1);
    for (const [index, id] of verses.entries()) {
      const share = 1 - ((1 - LEAST) * index) / verses.length;
      scores.set(id, (scores.get(id) ?? 0) + weight * share);
    }
  }
  return scores;
}
