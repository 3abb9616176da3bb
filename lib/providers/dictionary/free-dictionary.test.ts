import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { json, startFakeUpstream, type FakeUpstream } from '../http/fake-upstream';
import { describeMisbehaviour, testFetchUpstream } from '../http/testing';
import { freeDictionary } from './free-dictionary';

const limits = () => ({ signal: new AbortController().signal, budgetMs: 2_000 });
/** In the shape of dictionaryapi.dev, shortened. */
const recorded = [
  {
    word: 'yeet',
    phonetic: '/jiːt/',
    phonetics: [
      { text: '', audio: '' },
      { audio: '//api.dictionaryapi.dev/media/pronunciations/en/yeet-us.mp3' },
    ],
    meanings: [
      {
        partOfSpeech: 'verb',
        definitions: [
          { definition: 'To throw with force.', synonyms: [], antonyms: [], example: 'Yeet it.' },
        ],
        synonyms: ['hurl'],
        antonyms: [],
      },
      { partOfSpeech: 'noun', definitions: [] },
    ],
    license: { name: 'CC BY-SA 3.0' },
    sourceUrls: ['https://en.wiktionary.org/wiki/yeet'],
  },
];

let fake: FakeUpstream;
beforeEach(async () => {
  fake = await startFakeUpstream(json(recorded));
});
afterEach(() => fake.close());

const ask = (word: string) =>
  freeDictionary({ fetchUpstream: testFetchUpstream(), baseUrl: fake.url })
    .source(word)
    .ask(limits());

describe('the online dictionary', () => {
  test('gives the specified shape, with the recording over https', async () => {
    expect(await ask('yeet')).toEqual({
      kind: 'found',
      value: [
        {
          word: 'yeet',
          phonetics: [
            { text: '/jiːt/' },
            { audio: 'https://api.dictionaryapi.dev/media/pronunciations/en/yeet-us.mp3' },
          ],
          meanings: [
            {
              partOfSpeech: 'verb',
              definitions: [{ definition: 'To throw with force.', example: 'Yeet it.' }],
              synonyms: ['hurl'],
            },
          ],
        },
      ],
    });
    expect(fake.calls).toEqual(['/entries/en/yeet']);
  });

  test('has nothing when it says so, or answers without a meaning', async () => {
    fake.answer = json({ title: 'No Definitions Found' }, 404);
    expect(await ask('xqzzt')).toEqual({ kind: 'notFound' });
    fake.answer = json([]);
    expect(await ask('xqzzt')).toEqual({ kind: 'notFound' });
    fake.answer = json([{ word: 'x', meanings: [] }]);
    expect(await ask('x')).toEqual({ kind: 'notFound' });
  });

  test('keeps a word inside its segment of the path', async () => {
    await ask('and/or?x=1');
    expect(fake.calls).toEqual(['/entries/en/and%2For%3Fx%3D1']);
    expect(await ask('..')).toEqual({ kind: 'notFound' });
    expect(fake.calls).toHaveLength(1);
  });

  describeMisbehaviour(({ fetchUpstream, baseUrl, ...rest }) =>
    freeDictionary({ fetchUpstream, baseUrl }).source('word').ask(rest),
  );
});
