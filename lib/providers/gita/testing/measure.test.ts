import { expect, it } from 'vitest';
import { CONCEPTS } from '../concept-table';
import { placeOf, VERSE_COUNT } from '../index';
import { measure, readQueries } from './measure';

const queries = readQueries();
const places = Array.from({ length: VERSE_COUNT }, (_, index) => placeOf(index + 1));
const known = new Set(places.map(({ chapter, verse }) => `${chapter}.${verse}`));

it('knows 120 concepts or more, each with verses that exist and none of them twice', () => {
  const concepts = CONCEPTS.trim().split('\n');
  expect(concepts.length).toBeGreaterThanOrEqual(120);
  for (const concept of concepts) {
    const [words, list = ''] = concept.split(' | ');
    const verses = list.split(' ');
    expect([words, verses.filter((place) => !known.has(place))]).toEqual([words, []]);
    expect([words, new Set(verses).size]).toEqual([words, verses.length]);
  }
});

it('knows 150 questions or more, each once, with verses that exist', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({ question }) => question)).size).toBe(queries.length);
  expect(queries.flatMap(({ expected }) => expected.filter((place) => !known.has(place)))).toEqual(
    [],
  );
});

// Words alone reached 0.45 and 0.39
it('finds nine of ten expected verses among the first ten, and the first of them near the top', async () => {
  const all = await Promise.all(queries.map(measure));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(all.map(({ recall }) => recall))).toBeGreaterThanOrEqual(0.9);
  expect(mean(all.map(({ rank }) => rank))).toBeGreaterThanOrEqual(0.8);
});
