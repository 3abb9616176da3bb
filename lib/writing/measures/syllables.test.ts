import { readFileSync } from 'node:fs';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { expect, it } from 'vitest';
import { wordsOf } from './prose';
import { syllablesIn } from './syllables';

/** Stressed and unstressed vowels carry a digit in the dictionary. */
const spoken = (word: string) =>
  (dictionary as Record<string, string>)[word]?.match(/\d/g)?.length ?? 0;

it.each(['lib/local/sandbox/writer/bank.txt', 'README.md', 'SECURITY.md'])(
  'the syllables of %s are within 4% of what the pronouncing dictionary has',
  (file) => {
    const words = wordsOf(readFileSync(file, 'utf8')).filter((word) => spoken(word) > 0);
    expect(words.length).toBeGreaterThan(300);
    const sum = (count: (word: string) => number) =>
      words.reduce((total, word) => total + count(word), 0);
    const share = sum(syllablesIn) / sum(spoken);
    expect(share).toBeGreaterThan(0.96);
    expect(share).toBeLessThan(1.04);
  },
);

it.each([
  ['tea', 1],
  ['table', 2],
  ['titles', 2],
  ['harbour', 2],
  ['movement', 2],
  ['nation', 2],
  ['lion', 2],
  ['wanted', 2],
  ['turned', 1],
  ['', 1],
])('%j has %i', (word, syllables) => expect(syllablesIn(word)).toBe(syllables));
