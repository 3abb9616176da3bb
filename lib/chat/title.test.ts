import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleFrom } from './title';

describe('a title from the first message', () => {
  it.each([
    [
      'What is impermanent loss if one token doubles?',
      'What is impermanent loss if one token doubles',
    ],
    ['Hi, can you please explain to me what an AMM is. Thanks', 'What an AMM is'],
    ['**Bold** question about `gas`', 'Bold question about gas'],
    ['```js\ncode\n```', 'New conversation'],
    ['please', 'Please'],
  ])('of %j is %j', (message, title) => expect(titleFrom(message)).toBe(title));

  it('ends long ones at a word', () => {
    const title = titleFrom('compare '.repeat(30));
    expect(title.endsWith('compare…')).toBe(true);
    expect([...title].length).toBeLessThanOrEqual(61);
  });

  it('is never blank, never long and never cuts a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (message) => {
        const title = titleFrom(message);
        expect(title.trim()).not.toBe('');
        expect(title.isWellFormed()).toBe(true);
        expect([...title].length).toBeLessThanOrEqual(63);
      }),
    );
  });
});
