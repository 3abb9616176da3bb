import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resumes } from '@/e2e/fixtures/resumes/source/all';
import { parser } from '@/lib/providers/pdf/testing/parse';
import { reviewResume } from './checks/review';
import { readResume } from './reading/resume';
import type { CheckId } from './types';

const folder = new URL('../../../e2e/fixtures/resumes/', import.meta.url);
const bytes = (name: string) => new Uint8Array(readFileSync(new URL(`${name}.pdf`, folder)));
const signal = new AbortController().signal;
const review = async (name: string) =>
  reviewResume(readResume(await parser.read(bytes(name), signal)));

describe('the committed test resumes', () => {
  it('are what their generator writes, and all of it', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'));
    expect(files.toSorted()).toEqual(
      Object.keys(resumes)
        .map((name) => `${name}.pdf`)
        .toSorted(),
    );
    for (const [name, make] of Object.entries(resumes)) {
      if (!name.startsWith('bomb-'))
        expect(Buffer.from(bytes(name)).equals(make()), name).toBe(true);
    }
  });
});

/** The sentences that cost points, by check, and the score each resume must have. */
const expected: Record<string, { score: number; lost: Partial<Record<CheckId, RegExp[]>> }> = {
  'one-column': { score: 100, lost: {} },
  restricted: { score: 100, lost: {} },
  weak: {
    score: 38,
    lost: {
      contact: [/no email address, phone number, place or profile/],
      sections: [/called “Education” or “Skills”/],
      dates: [/No job has dates/],
      results: [/None of the 6 lines/],
      verbs: [/6 lines open with words such as “responsible for”/],
      repetition: [/“responsible” 3 times/, /“team player”/],
      length: [/little to judge: 108 words/],
      readability: [/1 bullet point runs/, /“I”, “me” or “my” is used 6 times/],
    },
  },
  'two-columns': { score: 96, lost: { contact: [/no profile/], parsing: [/has two columns/] } },
  'scrambled-columns': {
    score: 91,
    lost: { contact: [/no profile/], parsing: [/stored row by row/] },
  },
  'white-on-dark': { score: 96, lost: { contact: [/no profile/], parsing: [/has two columns/] } },
  table: {
    score: 86,
    lost: {
      contact: [/no profile/],
      sections: [/called “Summary”/],
      length: [/73 words/],
      readability: [/8.5 point/],
      parsing: [/3 rows are in a table/],
    },
  },
  icons: { score: 96, lost: { contact: [/no profile/], parsing: [/Icons are used in 5 lines/] } },
  'name-polish': { score: 96, lost: { contact: [/no profile/], length: [/130 words/] } },
  'name-russian': {
    score: 92,
    lost: { contact: [/no profile/], sections: [/called “Summary”/], length: [/65 words/] },
  },
  'name-chinese': {
    score: 92,
    lost: { contact: [/no profile/], sections: [/called “Summary”/], length: [/69 words/] },
  },
  'name-german': {
    score: 92,
    lost: { contact: [/no profile/], sections: [/called “Summary”/], length: [/66 words/] },
  },
  'name-arabic': { score: 99, lost: { contact: [/no profile/] } },
  gaps: {
    score: 84,
    lost: {
      contact: [/no profile/],
      sections: [/called “Summary”/],
      dates: [
        /in 3 ways/,
        /oldest job comes first/,
        /Between 12\/2012 and 06\/2014 nothing is said about 17 months/,
        /Between 03\/2017 and 2019 nothing/,
      ],
      length: [/97 words/],
    },
  },
  'ten-pages': {
    score: 90,
    lost: { contact: [/no profile/], sections: [/called “Summary”/], length: [/on 10 pages/] },
  },
  'hidden-text': {
    score: 90,
    lost: {
      parsing: [
        /colour of its background, text without paint, text too small to see, text beside the page and text under a box/,
      ],
    },
  },
  injection: { score: 86, lost: { parsing: [/cannot see/, /speak to a program/] } },
  recognised: { score: 92, lost: { parsing: [/pictures with recognised text/] } },
};

describe.each(Object.entries(expected))('the review of %s', (name, { score, lost }) => {
  it(`scores ${score} and says why`, async () => {
    const own = await review(name);
    const sentences = own.checks
      .filter(({ losses }) => losses.length > 0)
      .map(({ id, losses }) => [id, losses.map(({ sentence }) => sentence)]);
    expect(Object.fromEntries(sentences)).toEqual(
      Object.fromEntries(
        Object.entries(lost).map(([id, patterns]) => [
          id,
          patterns.map((pattern) => expect.stringMatching(pattern)),
        ]),
      ),
    );
    expect(own.score).toBe(score);
  });

  it('shows a line for every point lost, and scores the same again', async () => {
    const own = await review(name);
    const losses = own.checks.flatMap((check) => check.losses);
    expect(losses.reduce((sum, { points }) => sum + points, 0)).toBe(100 - own.score);
    for (const loss of losses) {
      expect(loss.sentence).toMatch(/[.]$/);
      expect(loss.advice).toMatch(/[.]$/);
      expect(loss.evidence, loss.sentence).not.toEqual([]);
    }
    expect(await review(name)).toEqual(own);
  });
});
