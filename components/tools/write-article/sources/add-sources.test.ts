import { describe, expect, it } from 'vitest';
import { cleaned, readTextFile, titleOf, withSource } from './add-sources';

const source = (length: number) => ({ title: 'Report', text: 'x'.repeat(length) });
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

describe('the sources of an article', () => {
  it('take one more up to 60,000 characters together, and say why not beyond', () => {
    expect(withSource([source(59_999)], source(1))).toEqual([source(59_999), source(1)]);
    expect(withSource([source(59_999)], source(2))).toBe(
      'Report was not added: the sources would be longer than 60,000 characters.',
    );
    expect(withSource([], source(0))).toBe('Report has no text.');
  });

  it('are five at most', () => {
    const five = Array.from({ length: 5 }, () => source(1));
    expect(withSource(five.slice(1), source(1))).toHaveLength(5);
    expect(withSource(five, source(1))).toBe('Report was not added: there can be 5 sources.');
  });

  it('come without control characters, halves of characters and foreign line ends', () => {
    expect(cleaned(' a\r\nb\rc\f\u0007\td\uD800 ')).toBe('a\nb\nc\td\uFFFD');
  });
});

describe('a file', () => {
  it('is a source under its name, whatever the case of its ending', async () => {
    expect(await readTextFile(file('Port report.MD', '# Tides\r\nand \u{1F41F}'))).toEqual({
      title: 'Port report',
      text: '# Tides\nand \u{1F41F}',
    });
  });

  it.each([
    ['another kind', file('report.pdf', '%PDF')],
    ['not UTF-8', file('a.txt', new Uint8Array([0x61, 0xff]))],
    ['binary', file('a.txt', 'a\0b')],
  ])('is refused by its name when it is %s', async (_, given) => {
    expect(await readTextFile(given)).toBe(`${given.name} is not a text or Markdown file.`);
  });

  it('is refused unread when no sources could hold it', async () => {
    expect(await readTextFile(file('a.txt', 'é'.repeat(95_000)))).toBe(
      'a.txt is longer than 60,000 characters.',
    );
  });
});

describe('notes without a title', () => {
  it('are called by their first line, cut where it is long', () => {
    expect(titleOf('Tides\nmore')).toBe('Tides');
    expect(titleOf('word '.repeat(30))).toBe(`${'word '.repeat(11)}word…`);
  });
});
