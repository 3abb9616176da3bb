import { describe, expect, it } from 'vitest';
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
  'blanks between two figures': fullPdf(1, () => ({ text: `2019${' '.repeat(2_400)}x` })),
};

/** Processor time of a review, in milliseconds; the best of three. */
function effort(pdf: ParsedPdf): number {
  const times = [1, 2, 3].map(() => {
    const started = process.cpuUsage();
    const resume = readResume(pdf);
    reviewResume(resume);
    matchJob(resume, 'Experience with Kafka and Go required. '.repeat(250));
    return process.cpuUsage(started).user / 1_000;
  });
  return Math.min(...times);
}

/** Less than this is noise. */
const FLOOR_MS = 60;

describe.each(Object.entries(hostile))('a resume of %s', (_, pdf) => {
  it('takes no more than its share of work for twice the pages', () => {
    const half: ParsedPdf = { ...pdf, pageCount: PAGES / 2, pages: pdf.pages.slice(0, PAGES / 2) };
    effort(half);
    expect(effort(pdf)).toBeLessThan(4 * Math.max(FLOOR_MS, effort(half)));
  });
});
