import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pdfGuards } from '.';
import { endlessReader, parser, pdfParser } from './testing/parse';

const fixture = (name: string) =>
  new Uint8Array(
    readFileSync(new URL(`../../../e2e/fixtures/resumes/${name}.pdf`, import.meta.url)),
  );
const signal = new AbortController().signal;
const read = (name: string) => parser.read(fixture(name), signal);

describe('a PDF reader', () => {
  it('reads text, positions and links', async () => {
    const { pageCount, pages, text } = await read('icons');
    expect(pageCount).toBe(1);
    expect(text).toContain('Amara Okafor');
    expect(pages[0]?.items[0]).toMatchObject({
      text: 'Amara Okafor',
      x: 56,
      y: 70,
      size: 22,
      isBold: true,
    });
    expect(pages[0]?.links).toEqual(['https://www.linkedin.com/in/amara-okafor']);
  });

  it.each([
    ['name-polish', 'Łukasz Źródłowski-Żółć'],
    ['name-russian', 'Екатерина Соколова'],
    ['name-chinese', '王小明'],
    ['name-encoding', '王小明'],
    ['name-german', 'Jörg Müßig-Öztürk'],
    ['name-arabic', 'ليلى حداد'],
  ])('reads the name of %s', async (name, expected) => {
    expect((await read(name)).text).toContain(expected);
  });

  it('tells why each hidden run cannot be seen', async () => {
    const page = (await read('hidden-text')).pages[0];
    expect(page?.hidden.map(({ reason }) => reason)).toEqual([
      'same-colour',
      'invisible',
      'tiny',
      'off-page',
      'covered',
    ]);
    expect(
      page?.items
        .filter(({ hidden, text }) => hidden && text)
        .map(({ text }) => text.split(' ')[0]),
    ).toEqual(['Rust', 'Unpainted', 'Small', 'Covered']);
  });

  it.each(['one-column', 'two-columns', 'white-on-dark', 'table', 'ten-pages'])(
    'finds nothing hidden in %s',
    async (name) => {
      const { pages } = await read(name);
      expect(pages.flatMap(({ hidden }) => hidden)).toEqual([]);
    },
  );

  it('reads the letters laid under a scan and sees the picture', async () => {
    const page = (await read('recognised')).pages[0];
    expect(page?.pictureShare).toBeCloseTo(1);
    expect(page?.items.every(({ hidden, text }) => hidden === 'invisible' || !text.trim())).toBe(
      true,
    );
  });

  it('opens a file that only restricts printing and copying', async () => {
    expect((await read('restricted')).text).toContain('Amara Okafor');
  });

  it.each([
    ['empty', 'bad_input', /is empty/],
    ['not-a-pdf', 'wrong_type', /is not a PDF/],
    ['locked', 'unprocessable', /locked with a password/],
    ['truncated', 'unprocessable', /damaged/],
    ['scanned', 'unprocessable', /is a scan/],
    ['blank', 'unprocessable', /no text in it/],
    ['too-much-text', 'unprocessable', /more than 50,000 characters/],
    ['bomb-pages', 'unprocessable', /has 1,000,000 pages; a resume here may have at most 20/],
    ['bomb-picture', 'unprocessable', /is a scan/],
    ['bomb-flate', 'unprocessable', /more memory|took longer/],
    ['bomb-forms', 'unprocessable', /more memory|took longer/],
  ])('refuses %s with a sentence of its own', async (name, code, sentence) => {
    await expect(read(name)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(sentence),
    });
  });

  it('refuses a file that takes too long', async () => {
    const reader = pdfParser({ ...pdfGuards, timeoutMs: 400 });
    await expect(reader.read(fixture('bomb-glyphs'), signal)).rejects.toThrow(
      /took longer than 0.4 seconds/,
    );
  });

  it('ends what is made of a file that takes too long, not only its parsing', async () => {
    const reader = endlessReader({ ...pdfGuards, timeoutMs: 1_500 });
    await expect(reader.read(fixture('weak'), signal)).rejects.toThrow(
      /took longer than 1.5 seconds/,
    );
  });

  it('keeps the event loop free while a bomb goes off', async () => {
    const started = process.threadCpuUsage();
    await expect(read('bomb-forms')).rejects.toThrow(/memory|took longer/);
    const { user, system } = process.threadCpuUsage(started);
    // Seconds in the file's own thread
    expect((user + system) / 1_000).toBeLessThan(1_500);
  });

  it('reads one file at a time and refuses those that find the line full', async () => {
    const reader = pdfParser();
    const all = await Promise.allSettled(
      Array.from({ length: 7 }, () => reader.read(fixture('weak'), signal)),
    );
    expect(all.map(({ status }) => status)).toEqual([
      ...Array(5).fill('fulfilled'),
      'rejected',
      'rejected',
    ]);
    expect(all[6]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 30 } });
  });

  it('stops reading when the person leaves', async () => {
    const leaving = new AbortController();
    const reading = parser.read(fixture('bomb-glyphs'), leaving.signal);
    leaving.abort();
    await expect(reading).rejects.toMatchObject({ name: expect.stringMatching(/Abort|AppError/) });
    expect((await read('weak')).text).toContain('Sam Taylor');
  });
});
