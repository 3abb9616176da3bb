import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Env, readEnv } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { describeProviders } from '@/lib/providers/described';
import { pickImages } from '@/lib/providers/images';
import { examine } from './doctor/checks';
import { describeImages } from './images-part';
import { listen } from './listen';

let base = '';
const server = createServer((_, response) => void response.end('{}'));
beforeAll(async () => {
  base = `http://127.0.0.1:${await listen(server, 0)}/v1`;
});
afterAll(() => server.close());

const LOOKUPS = [
  'OPEN_LIBRARY_URL',
  'LRCLIB_URL',
  'LYRICS_OVH_URL',
  'DICTIONARY_URL',
  'DEFILLAMA_URL',
];

/** Every combination of the variables that decide who makes pictures; `local` stands for our address. */
const combinations = [undefined, 'k'].flatMap((IMAGE_API_KEY) =>
  [undefined, 'local'].flatMap((IMAGE_BASE_URL) =>
    [undefined, 'paint'].flatMap((IMAGE_MODEL) =>
      [undefined, 'k'].flatMap((OPENAI_API_KEY) =>
        [undefined, 'local', 'https://api.openai.com/v1'].map((OPENAI_BASE_URL) => ({
          IMAGE_API_KEY,
          IMAGE_BASE_URL,
          IMAGE_MODEL,
          OPENAI_API_KEY,
          OPENAI_BASE_URL,
        })),
      ),
    ),
  ),
);

type Combination = (typeof combinations)[number];

/** The environment of a combination; every other service answers at our address. */
function valuesOf(combination: Combination, changes: Record<string, string> = {}) {
  const given = Object.entries({ ...combination, ...changes }).map(([name, value]) => [
    name,
    value === 'local' ? base : value,
  ]);
  const lookups = LOOKUPS.map((name) => [name, base]);
  return {
    given: Object.fromEntries(given),
    values: readEnv(Object.fromEntries([...lookups, ...given])),
  };
}

function isServed(values: Env): boolean {
  try {
    pickImages(values);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return false;
    throw error;
  }
}

it('is named alike by health and banner, for every combination of variables', () => {
  expect(combinations).toHaveLength(48);
  for (const combination of combinations) {
    const { given, values } = valuesOf(combination);
    const serves = isServed(values);
    const health = describeProviders(values).images;
    const banner = describeImages(given).isEmbedded ? 'none' : 'endpoint';
    const named = serves ? 'endpoint' : 'none';
    expect({ combination, health, banner }).toEqual({ combination, health: named, banner: named });
  }
});

it('is asked by the doctor where it serves from', async () => {
  const local = combinations.filter(
    ({ IMAGE_API_KEY, IMAGE_BASE_URL, OPENAI_BASE_URL }) =>
      IMAGE_BASE_URL ?? (IMAGE_API_KEY ? undefined : OPENAI_BASE_URL === 'local'),
  );
  for (const combination of local) {
    const { values } = valuesOf(combination, { OPENAI_BASE_URL: 'local' });
    const findings = await examine(values);
    const verdict = findings.find(({ part }) => part === 'images')?.verdict;
    const expected = isServed(values) ? 'ok' : 'missing';
    expect({ combination, verdict }).toEqual({ combination, verdict: expected });
  }
});
