import { describe, expect, it } from 'vitest';
import { goals } from './goals';
import { quotes } from './quotes';

const texts = quotes.map((quote) => quote.text);
const plain = (text: string) => text.toLowerCase().replace(/[^a-z ]/g, '');

describe('the collection of workout quotes', () => {
  it('has enough for every goal', () => {
    expect(quotes.length).toBeGreaterThanOrEqual(160);
    for (const goal of goals) {
      expect(quotes.filter((quote) => quote.goal === goal).length).toBeGreaterThanOrEqual(40);
    }
  });

  it('says nothing twice', () => {
    expect(new Set(texts.map(plain)).size).toBe(texts.length);
  });

  it('fits on a wall: a sentence or two, calm and without attribution', () => {
    for (const text of texts) {
      expect(text.length, text).toBeGreaterThanOrEqual(30);
      expect(text.length, text).toBeLessThanOrEqual(160);
      expect(text).toMatch(/^[A-Z][^!"“”]*[.]$/);
      expect(text.split(/[.?:](?:\s|$)/).filter(Boolean).length, text).toBeLessThanOrEqual(2);
    }
  });
});
