import { describe, expect, it } from 'vitest';
import glossary from './glossary.json';
import { chapters, getVerse, idOf, listVerses, placeOf, VERSE_COUNT, verseOfDay } from './index';
import outlines from './outlines.json';
import { searchVerses } from './search';

const COUNTS = [47, 72, 43, 42, 29, 47, 30, 28, 34, 42, 55, 20, 34, 27, 20, 24, 28, 78];
const all = (await Promise.all(chapters.map(({ number }) => listVerses(number)))).flat();

describe('the renderings', () => {
  it('hold all 700 verses in 18 chapters', async () => {
    expect(chapters.map(({ verses }) => verses)).toEqual(COUNTS);
    for (const { number, verses } of chapters) {
      expect(await listVerses(number)).toHaveLength(verses);
      expect(outlines[String(number) as keyof typeof outlines]).toHaveLength(verses);
    }
    expect(all).toHaveLength(VERSE_COUNT);
  });

  it('are all different, between 30 and 400 characters, and whole sentences', () => {
    const bare = all.map(({ text }) =>
      text
        .toLowerCase()
        .replace(/[^a-z]+/g, ' ')
        .trim(),
    );
    expect(new Set(bare).size).toBe(VERSE_COUNT);
    for (const { text } of all) {
      expect(text.length).toBeGreaterThanOrEqual(30);
      expect(text.length).toBeLessThanOrEqual(400);
      expect(text).toMatch(/^["'A-Z].*[.?!]["']?$/s);
    }
  });

  it('are spoken by the four who speak, to one of them', () => {
    const four = ['Dhritarashtra', 'Sanjaya', 'Arjuna', 'Krishna'];
    for (const { speaker, addressee } of all) {
      expect(four).toContain(speaker);
      expect(four).toContain(addressee);
      expect(speaker).not.toBe(addressee);
    }
    expect(all.filter(({ speaker }) => speaker === 'Dhritarashtra').map(({ id }) => id)).toEqual([
      1,
    ]);
  });

  it('summarise every chapter and explain each term once', () => {
    for (const { summary } of chapters) expect(summary.match(/[.?!](?:\s|$)/g)).toHaveLength(2);
    const terms = glossary.map(({ term }) => term.toLowerCase());
    expect(new Set(terms).size).toBe(terms.length);
    for (const term of ['dharma', 'yoga', 'brahman']) expect(terms).toContain(term);
  });
});

describe('places', () => {
  it('go from an id to a place and back', () => {
    for (let id = 1; id <= VERSE_COUNT; id += 1) expect(idOf(placeOf(id))).toBe(id);
  });

  it('refuse what the text does not have', async () => {
    for (const place of [
      { chapter: 0, verse: 1 },
      { chapter: 1, verse: 48 },
      { chapter: 19, verse: 1 },
      { chapter: 2, verse: 1.5 },
    ]) {
      expect(await getVerse(place)).toBeUndefined();
    }
  });

  it('give one verse a day and every verse within 700 days', () => {
    const day = 86_400_000;
    const seen = new Set(
      Array.from({ length: VERSE_COUNT }, (_, n) => idOf(verseOfDay(new Date(n * day)))),
    );
    expect(seen.size).toBe(VERSE_COUNT);
    expect(verseOfDay(new Date('2026-11-21T00:00:00Z'))).toEqual(
      verseOfDay(new Date('2026-11-21T23:59:59Z')),
    );
  });
});

describe('searching', () => {
  it.each([
    ['leaf flower fruit water', '9:26'],
    ['thousand suns', '11:12'],
    ['right to action fruits', '2:47'],
  ])('finds %s', async (question, place) => {
    const found = (await searchVerses(question)).map(({ chapter, verse }) => `${chapter}:${verse}`);
    expect(found.slice(0, 3)).toContain(place);
  });

  it('finds nothing for words the text does not have, and for none', async () => {
    expect(await searchVerses('helicopter')).toEqual([]);
    expect(await searchVerses('the of 😀')).toEqual([]);
  });
});
