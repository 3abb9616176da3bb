import { describe, expect, it } from 'vitest';
import glossary from './glossary.json';
import { chapters, getVerse, idOf, listVerses, placeOf, VERSE_COUNT, verseOfDay } from './index';
import outlines from './outlines.json';
import { matchVerses, searchVerses } from './search';

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

describe('a verse in which two speak', () => {
  it.each([
    [21, 'he spoke to Krishna. Arjuna said: Unfailing one'],
    [28, 'in his grief he spoke. Arjuna said: Krishna, I see'],
  ])('1.%i is told by Sanjaya and keeps both halves', async (verse, text) => {
    const told = { speaker: 'Sanjaya', addressee: 'Dhritarashtra' };
    const found = await getVerse({ chapter: 1, verse });
    expect(found).toMatchObject({ ...told, text: expect.stringContaining(text) });
  });
});

const placesFor = async (question: string, limit?: number) =>
  (await searchVerses(question, limit)).map(({ chapter, verse }) => `${chapter}:${verse}`);

describe('searching', () => {
  it('takes greed for greed and not for great', async () => {
    const found = await matchVerses('greed');
    const words = new Set(found.flatMap(({ matched }) => matched));
    expect([...words]).toEqual(['greed']);
    expect(found[0]?.verse.text).toMatch(/\bgreed/i);
  });

  it('puts a verse that has the word above its equals that only speak of it', async () => {
    const found = await matchVerses('furious');
    expect(found.length).toBeGreaterThan(5);
    expect(found.every(({ matched }) => matched.length === 0)).toBe(true);
    const anger = await matchVerses('anger');
    expect(anger[0]?.matched).toContain('anger');
  });

  it.each([
    ['desires', 'desire', 'desired'],
    ['action', 'actions', 'ACTION'],
    ['loves', 'love', 'loving'],
  ])('finds the same with %s, %s and %s', async (...forms) => {
    const found = await Promise.all(forms.map((form) => placesFor(form, 700)));
    expect(found[0]?.length).toBeGreaterThan(3);
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
  });

  it.each(['2.47', '2:47', ' chapter 2 verse 47 ', 'Ch. 2, v. 47', 'BG 2.47', 'Gita 2:47'])(
    'opens the place in %j',
    async (question) => expect(await placesFor(question)).toEqual(['2:47']),
  );

  it.each(['2.99', '19.1', '0:0'])('knows that there is no verse %s', async (question) =>
    expect(await placesFor(question)).toEqual([]),
  );

  it('takes a last word as unfinished that the text does not have', async () => {
    expect(await placesFor('leaf frui wate flowe', 3)).toContain('9:26');
  });

  it.each([
    ['leaf flower fruit water', '9:26'],
    ['thousand suns', '11:12'],
    ['right to action fruits', '2:47'],
  ])('finds %s', async (question, place) => {
    expect(await placesFor(question, 3)).toContain(place);
  });

  it('finds nothing for words the text does not have, and for none', async () => {
    expect(await searchVerses('helicopter')).toEqual([]);
    expect(await searchVerses('the of 😀')).toEqual([]);
  });
});
