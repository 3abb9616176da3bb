import { describe, expect, it } from 'vitest';
import { ownTime } from '@/lib/local/own-time';
import type { ParsedPdf, TextItem } from '@/lib/providers/pdf';
import { reviewResume } from './checks/review';
import { matchJob } from './match/match';
import { readResume } from './reading/resume';

const PAGES = 20;

/** As much text as is let through, placed on twenty pages by `place`. */
function fullPdf(perPage: number, place: (at: number) => Partial<TextItem>): ParsedPdf {
  const items = Array.from({ length: perPage }, (_, at): TextItem => {
    const basic = {
      text: 'a',
      x: 0,
      y: 0,
      width: 4,
      size: 6,
      font: 'f',
      isBold: false,
      isLineEnd: true,
    };
    return { ...basic, ...place(at) };
  });
  const text = items.map((item) => item.text).join('\n');
  const pages = Array.from({ length: PAGES }, (_, at) => ({
    number: at + 1,
    width: 595,
    height: 842,
    items,
    hidden: [],
    pictureShare: 0,
    links: [],
    text,
  }));
  return { pageCount: PAGES, pages, text: pages.map((page) => page.text).join('\n\n') };
}

const hostile: Record<string, ParsedPdf> = {
  'letters scattered over the pages': fullPdf(2_500, (at) => ({
    x: (at * 37) % 590,
    y: (at * 91) % 840,
  })),
  'one enormous table': fullPdf(600, (at) => ({
    text: 'cell',
    x: (at % 12) * 48,
    y: Math.floor(at / 12) * 8,
  })),
  'two columns without end': fullPdf(600, (at) => ({
    text: 'some',
    x: (at % 2) * 300 + 20,
    y: at * 4,
    width: 80,
  })),
  'headings all the way': fullPdf(250, (at) => ({
    text: 'Experience',
    y: at * 4,
    size: 12 + (at % 3),
    isBold: true,
  })),
  'one line as long as everything': fullPdf(1, () => ({
    text: '2019 – 2020 (1) 2/3-4.5 '.repeat(100),
  })),
  'names that look like the start of a place': fullPdf(50, (at) => ({
    text: 'Aa-'.repeat(330),
    y: at * 16,
  })),
  'letters that could open an address': fullPdf(50, (at) => ({
    text: `${'a-'.repeat(490)}`,
    y: at * 16,
  })),
  'blanks between two figures': fullPdf(1, () => ({ text: `2019${' '.repeat(2_400)}x` })),
};

/** Far more than any of these takes; anything of a higher power than the rest goes far beyond. */
const OWN_MS = 4_000;

describe.each(Object.entries(hostile))('a resume of %s', (_, pdf) => {
  it('takes no more than its share of work', () => {
    const spent = ownTime(() => {
      const resume = readResume(pdf);
      reviewResume(resume);
      matchJob(resume, 'Experience with Kafka and Go required. '.repeat(250));
    });
    expect(spent).toBeLessThan(OWN_MS);
  });
});
