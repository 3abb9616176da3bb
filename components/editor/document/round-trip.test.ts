import { describe, expect, it } from 'vitest';
import { fromMarkdown } from './from-markdown';
import { parseMarkdown } from './syntax';
import { generateDocument } from './testing/generate-document';
import { meaning } from './testing/meaning';
import { toMarkdown } from './to-markdown';

const DOCUMENTS = 500;
const roundTrip = (markdown: string) => toMarkdown(fromMarkdown(markdown));

describe('a text through the editor', () => {
  it(`loses nothing of ${DOCUMENTS} generated documents`, { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= DOCUMENTS; seed += 1) {
      const markdown = generateDocument(seed);
      const after = meaning(parseMarkdown(roundTrip(markdown)));
      expect(after, markdown).toEqual(meaning(parseMarkdown(markdown)));
    }
  });

  it.each([
    ['It costs $5 and then $6.50, or [perhaps] more.'],
    ['Prices of $5-$10 and $x^2$'],
    ['\\$x\\$ is no formula, but $x$ is'],
    ['[^1] is no note here \\(a_b\\)'],
    ['- [ ] to do\n- [x] done'],
    ['Kept[^1].\n\n[^1]: *Port report*, 2024.'],
    ['# One\n\nA line\nand one more  \nafter a break'],
    [''],
  ])('writes what reads the same: %s', (markdown) => {
    expect(meaning(parseMarkdown(roundTrip(markdown)))).toEqual(meaning(parseMarkdown(markdown)));
  });

  it('leaves money as it was written', () => {
    expect(roundTrip('It costs $5, or $6.50.')).toBe('It costs $5, or $6.50.');
  });
});
