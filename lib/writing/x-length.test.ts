import fc from 'fast-check';
import twitter from 'twitter-text';
import { describe, expect, it } from 'vitest';
import { fitPost, X_POST, xLength } from './x-length';

const theirs = (text: string) => twitter.parseTweet(text).weightedLength;

describe('the length of a post', () => {
  it.each([
    'Tides shape harbour towns.',
    'Größe, naïve, “quoted” – and … so on',
    'Русский, ελληνικά, עברית, हिन्दी',
    '潮が港町を形づくる',
    'Read https://example.com/a/very/long/path?with=query#and-more now',
    'Bare example.com/path and www.example.org too',
    'Tea 🍵 at noon 👩‍👩‍👧‍👦 🇮🇳 ❤️ 1️⃣',
    '',
  ])('%j is what X counts', (text) => expect(xLength(text)).toBe(theirs(text)));

  it('is never less than X counts', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.webPath().map((path) => `https://example.com${path}`),
      fc.constantFrom('🍵', '港', 'tea', '\n', '@mise', '#tea', 'example.org', 'mise.app/tea'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const text = words.join(' ');
        expect(xLength(text)).toBeGreaterThanOrEqual(theirs(text));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a post that is too long', () => {
  it('ends with its last whole sentence', () => {
    const post = `${'A sentence of tea. '.repeat(20)}`;
    expect(fitPost(post)).toBe('A sentence of tea. '.repeat(14).trim());
  });

  it('ends with a word where no sentence fits, and anywhere where no word does', () => {
    expect(fitPost('tea '.repeat(100))).toMatch(/^(?:tea )+tea…$/);
    for (const text of ['tea '.repeat(100), 'x'.repeat(500), '港'.repeat(300)]) {
      expect(theirs(fitPost(text))).toBeLessThanOrEqual(X_POST);
      expect(theirs(fitPost(text))).toBeGreaterThan(X_POST - 6);
    }
  });
});
