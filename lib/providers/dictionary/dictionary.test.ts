import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { LookupResult } from '../http/first-found';
import { findWord } from './dictionary';
import type { EmbeddedDictionary } from './embedded';
import type { WordEntry, WordInfo } from './word-info';

const meanings = [{ partOfSpeech: 'noun', definitions: [{ definition: 'a greeting' }] }];
const local: WordEntry = { word: 'hello', phonetics: [{ text: '/həˈloʊ/' }], meanings };
const online: WordInfo = [
  {
    word: 'hello',
    phonetics: [{ text: '/x/' }, { audio: 'https://example.com/hello.mp3' }],
    meanings: [],
  },
];
const foundOnline: LookupResult<WordInfo> = {
  kind: 'found',
  value: online,
  source: 'Free Dictionary',
};
const away: LookupResult<WordInfo> = {
  kind: 'failed',
  failures: [{ source: 'Free Dictionary', reason: 'network' }],
};

function embedded(entry: WordEntry | undefined, spoken: string[] = []): EmbeddedDictionary {
  return {
    find: () => entry,
    pronounce: () => spoken,
    suggest: async () => [],
    close: () => undefined,
  };
}

const find = (
  entry: WordEntry | undefined,
  answer: LookupResult<WordInfo> | Promise<LookupResult<WordInfo>>,
  spoken: string[] = [],
) =>
  findWord('hello', {
    embedded: embedded(entry, spoken),
    askOnline: async () => answer,
    audioWaitMs: 20,
  });

describe('finding a word', () => {
  test('answers from the embedded dictionary when nothing else can be reached', async () => {
    const result = await find(local, away);
    expect(result).toEqual({
      kind: 'found',
      value: [local],
      source: 'WordNet 3.1 and the CMU Pronouncing Dictionary',
    });
  });

  test('adds a recording to the embedded pronunciation and names where it is from', async () => {
    expect(await find(local, foundOnline)).toMatchObject({
      value: [{ phonetics: [{ text: '/həˈloʊ/', audio: 'https://example.com/hello.mp3' }] }],
      source: expect.stringContaining('Free Dictionary'),
    });
  });

  test('takes a pronunciation the embedded dictionary lacks', async () => {
    expect(await find({ ...local, phonetics: [] }, foundOnline)).toMatchObject({
      value: [{ phonetics: [{ text: '/x/', audio: 'https://example.com/hello.mp3' }] }],
    });
  });

  test('does not wait long for a recording', async () => {
    const never = sleep(60_000, foundOnline, { ref: false });
    expect(await find(local, never)).toMatchObject({ value: [local] });
  });

  test('asks online for a word it lacks, and adds the sound it knows', async () => {
    const silent = { ...foundOnline, value: [{ word: 'yeet', phonetics: [], meanings }] };
    expect(await find(undefined, silent, ['/jit/'])).toEqual({
      kind: 'found',
      value: [{ word: 'yeet', phonetics: [{ text: '/jit/' }], meanings }],
      source: 'Free Dictionary',
    });
  });

  test('names only similar words that can be looked up without a network', async () => {
    const similar = [
      { ...meanings[0]!, synonyms: ['throw', 'yoten'] },
      { ...meanings[0]!, synonyms: ['yoten'] },
    ];
    const value = [{ word: 'yeet', phonetics: [{ text: '/jit/' }], meanings: similar }];
    const result = await findWord('yeet', {
      embedded: { ...embedded(undefined), find: (word) => (word === 'throw' ? local : undefined) },
      askOnline: async () => ({ ...foundOnline, value }),
      audioWaitMs: 20,
    });
    expect(result).toMatchObject({ value: [{ meanings: [{ synonyms: ['throw'] }, meanings[0]] }] });
    expect(JSON.stringify(result)).not.toContain('yoten');
  });

  test('is not found only when the online dictionary said so too', async () => {
    expect(await find(undefined, { kind: 'notFound' })).toEqual({ kind: 'notFound' });
    expect(await find(undefined, away)).toEqual(away);
  });
});
