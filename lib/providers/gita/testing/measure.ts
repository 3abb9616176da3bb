import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchVerses } from '../search';

const TOP = 10;

/** A question with the places, such as `2.47`, of the verses that somebody who knows the text expects. */
export interface Query {
  question: string;
  expected: string[];
}

/** The questions of `queries.txt`, which were written before the search that they measure. */
export function readQueries(): Query[] {
  const lines = readFileSync(join(import.meta.dirname, 'queries.txt'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [question = '', places = ''] = line.split(': ');
    return { question, expected: places.split(' ') };
  });
}

/** Of the expected verses, the share among the first ten; and one over the place of the first of them. */
export async function measure({
  question,
  expected,
}: Query): Promise<{ recall: number; rank: number }> {
  const found = (await searchVerses(question, TOP)).map(
    ({ chapter, verse }) => `${chapter}.${verse}`,
  );
  const at = found.findIndex((place) => expected.includes(place));
  const hits = expected.filter((place) => found.includes(place)).length;
  return { recall: hits / expected.length, rank: at < 0 ? 0 : 1 / (at + 1) };
}
