import { CONCEPTS } from './concept-table';
import { idOf } from './index';
import { rootsOf } from './words';

interface Concept {
  /** Each way to ask for it, and its roots, which all have to be in the question. */
  terms: { text: string; roots: string[] }[];
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
        .map((text) => ({ text, roots: rootsOf(text) }))
        .filter(({ roots }) => roots.length > 0),
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

/** A concept that a question names. */
export interface NamedConcept {
  /** The longest of its terms that the question holds. */
  term: string;
  /** Ids of its verses, the most central first. */
  verses: readonly number[];
  weight: number;
}

/** The concepts that a question's roots name. */
export function namedConcepts(roots: readonly string[]): NamedConcept[] {
  const asked = new Set(roots);
  return concepts.flatMap(({ terms, verses }) => {
    const named = terms.filter((term) => term.roots.every((root) => asked.has(root)));
    const [longest] = named.toSorted((one, other) => other.roots.length - one.roots.length);
    if (!longest) return [];
    return { term: longest.text, verses, weight: 1 + PER_ROOT * (longest.roots.length - 1) };
  });
}

/** How much each verse, by its id, belongs to the concepts that a question's roots name. */
export function conceptScores(roots: readonly string[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { verses, weight } of namedConcepts(roots)) {
    for (const [index, id] of verses.entries()) {
      const share = 1 - ((1 - LEAST) * index) / verses.length;
      scores.set(id, (scores.get(id) ?? 0) + weight * share);
    }
  }
  return scores;
}
