import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWordInfo } from './word-content';

test('reads what the word tool stores', () => {
  const entry = {
    word: 'hello',
    phonetics: [{ text: '/həˈloʊ/' }],
    meanings: [{ partOfSpeech: 'noun', definitions: [{ definition: 'a greeting' }] }],
  };
  expect(readWordInfo(JSON.stringify([entry])).entries).toMatchObject([entry]);
});

test.each(['[]', '{}', 'null', '7', '"x"', '[null]'])('has no entries in %s', (content) => {
  expect(readWordInfo(content)).toEqual({ entries: [] });
});

test('says what is wrong with content that is not JSON', () => {
  expect(readWordInfo('{"word"').problem).toBeInstanceOf(SyntaxError);
});

test('never fails on JSON of another shape', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (value) => {
      const { entries, problem } = readWordInfo(JSON.stringify(value));
      expect(problem).toBeUndefined();
      for (const entry of entries) expect(typeof entry.word).toBe('string');
    }),
  );
});
