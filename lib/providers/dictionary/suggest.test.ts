import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance';
import { dictionaryFiles } from './embedded';
import { createSuggester } from './suggest';

const suggest = createSuggester(dictionaryFiles(process.cwd()).wordNetFolder);

describe('did you mean', () => {
  test.each([
    ['recieve', 'receive'],
    ['definately', 'definitely'],
    ['seperate', 'separate'],
    ['accomodate', 'accommodate'],
    ['neccessary', 'necessary'],
    ['wierd', 'weird'],
    ['freind', 'friend'],
    ['beleive', 'believe'],
    ['teh', 'the'],
    ['thier', 'their'],
    ['helo', 'hello'],
    ['tommorow', 'tomorrow'],
    ['occured', 'occur'],
    ['begining', 'beginning'],
    ['enviroment', 'environment'],
    ['goverment', 'government'],
    ['wich', 'which'],
    ['becuase', 'because'],
    ['langauge', 'language'],
    ['serendipty', 'serendipity'],
    ['embarass', 'embarrass'],
    ['restaraunt', 'restaurant'],
  ])('for "%s" offers "%s"', async (typed, meant) => {
    expect(await suggest(typed)).toContain(meant);
  });

  test('puts the likeliest word first', async () => {
    const first = async (word: string) => (await suggest(word))[0];
    expect(await first('recieve')).toBe('receive');
    expect(await first('teh')).toBe('the');
    expect(await first('wierd')).toBe('weird');
  });

  test.each(['xqzzt', '', 'a', '1234', 'x'.repeat(64), 'two words'])(
    'offers nothing for "%s"',
    async (word) => expect(await suggest(word)).toEqual([]),
  );
});

describe('edits between words', () => {
  const word = fc.stringMatching(/^[a-e]{0,8}$/);

  test('are none for the same word, and the same both ways', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, one, 3)).toBe(0);
        expect(editDistance(one, other, 20)).toBe(editDistance(other, one, 20));
        expect(editDistance(one, other, 20) === 0).toBe(one === other);
        expect(editDistance(one, other, 20)).toBeLessThanOrEqual(
          Math.max(one.length, other.length),
        );
      }),
    );
  });

  test('stop counting above the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, limit) => {
        const edits = editDistance(one, other, 20);
        expect(editDistance(one, other, limit)).toBe(Math.min(edits, limit + 1));
      }),
    );
  });

  test('count swapped neighbours as one', () => {
    expect(editDistance('teh', 'the', 3)).toBe(1);
    expect(editDistance('ca', 'abc', 3)).toBe(3);
  });
});
