import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownTime } from '@/lib/local/own-time';
import { cleanLyrics } from './clean-lyrics';
import { findSectionTag } from './section-tag';
import { isSynced, readSynced } from './synced-lyrics';

const piece = fc.oneof(
  fc.constantFrom(
    '<b>',
    '</b>',
    '<',
    '>',
    '[Verse 1]',
    '[Chorus]',
    '[00:10.00]',
    '[',
    ']',
    '\n',
    '\r\n',
    'Translations',
    'Español',
    'Produced by X',
    '3 Contributors',
    'Producer: X',
    ' ',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('&')),
);
const raw = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
const plainLine = fc.stringMatching(/^[a-z]{3,9}( [a-z]{1,8}){1,5}$/);

/** A text on which anything quadratic takes many minutes. */
const LENGTH = 1_000_000;
const OWN_MS = 10_000;

describe('cleaning any lyrics', () => {
  test('leaves no markup, is well formed and trimmed', () => {
    fc.assert(
      fc.property(raw, (text) => {
        const clean = cleanLyrics(text);
        expect(clean).not.toMatch(/<[a-z/][^<>\n]{0,200}>/i);
        expect(clean).not.toMatch(/\n{3}/);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).toBe(clean.trim());
      }),
    );
  });

  test('is settled after one pass', () => {
    fc.assert(
      fc.property(raw, (text) => {
        const clean = cleanLyrics(text);
        expect(cleanLyrics(clean)).toBe(clean);
      }),
    );
  });

  test('begins at the section tag whenever there is one', () => {
    fc.assert(
      fc.property(fc.array(plainLine), fc.array(plainLine), (before, after) => {
        const clean = cleanLyrics([...before, '[Verse]', ...after].join('\n'));
        expect(clean).toBe(['[Verse]', ...after].join('\n'));
      }),
    );
  });

  test('keeps every plain line when there is none', () => {
    fc.assert(
      fc.property(fc.array(plainLine, { minLength: 1 }), (lines) => {
        expect(cleanLyrics(lines.join('\n'))).toBe(lines.join('\n'));
      }),
    );
  });

  test.each([
    ['open tags', '<a'],
    ['angle brackets', '<'],
    ['closing brackets', '<b>>'],
    ['open square brackets', '['],
    ['almost tags', '[Verse '],
    ['scripts', '<script>'],
    ['entities', '&amp;'],
    ['languages', 'Español'],
    ['translation headings', 'Translations'],
    ['digits', '1'],
    ['digit groups', '1,000'],
    ['blank lines', '\n'],
    ['spaces', ' '],
    ['list marks', '- ['],
    ['producers', 'Produced '],
    ['timestamps', '[00:00.00]'],
    ['numbers in tags', '[1st 2nd '],
  ])('takes time linear in the length of %s', (_, unit) => {
    const text = `Translations${unit.repeat(Math.ceil(LENGTH / unit.length))}`;
    const spent = ownTime(() => {
      cleanLyrics(text);
      findSectionTag(text);
      isSynced(text);
      readSynced(text);
    });
    expect(spent).toBeLessThan(OWN_MS);
  });
});
