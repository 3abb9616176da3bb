import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import type { TextModel, TextRequest } from '@/lib/providers/text';
import { runContext } from '../testing';
import { studyResume } from './study';
import { parsedPdf } from './testing';
import { reviewResume } from './tool';
import type { ResumeReview } from './types';

const lines = [
  '# Ada Baker',
  'Lisbon, Portugal · ada@example.com · +351 912 345 678',
  '= Experience',
  '* Engineer, Acme 01/2019 – Present',
  '- Responsible for moving 40 services to Kubernetes',
  '- Cut costs by 12 %',
  '![x](https://evil.example/p.png) <script>alert(1)</script>',
];
const resumes = {
  read: async (_bytes: Uint8Array, _signal: AbortSignal, description?: unknown) =>
    studyResume(parsedPdf(lines), description as string | undefined),
};
const file = new File(['%PDF-'], 'ada.pdf', { type: 'application/pdf' });

function model(answer: string | Error, isSandbox = false) {
  const requests: TextRequest[] = [];
  const text: TextModel = {
    model: 'test',
    source: 'a test model',
    isSandbox,
    async *stream(request) {
      requests.push(request);
      if (answer instanceof Error) throw answer;
      yield [answer];
      return { model: 'test-1', isCut: false, toolCalls: [] };
    },
  };
  return { text, requests };
}

const run = (text: TextModel | null, input: object = {}, signal = new AbortController().signal) =>
  reviewResume.run(
    { resume: file, jobDescription: undefined, ...input },
    { ...runContext({ signal }), text, resumes },
  );

const good = JSON.stringify({
  summary: 'Brief and clear.',
  rewrites: [
    {
      quote: 'Responsible for moving 40 services to Kubernetes',
      suggestion: 'Moved 40 services to Kubernetes',
      why: 'A deed.',
    },
  ],
});

describe('reviewing a resume', () => {
  it('answers with the checks and the notes that could be proved', async () => {
    const { text, requests } = model(good);
    const result = await run(text);
    expect(result).toMatchObject({
      model: 'test-1',
      source: 'a test model, and Mise’s own checks',
    });
    expect(result.isCharged).toBeUndefined();
    expect(result.content).toMatch(/^## \d+ of 100\n/);
    expect(result.content).toContain('**Moved 40 services to Kubernetes** A deed.');
    expect(requests).toHaveLength(1);
  });

  it('asks no sandbox and needs no model', async () => {
    const { text, requests } = model(good, true);
    for (const without of [text, null]) {
      const result = await run(without);
      expect(result).toMatchObject({ source: 'Mise’s own checks', data: { notes: null } });
      expect(result.message).toBeUndefined();
    }
    expect(requests).toEqual([]);
  });

  it.each([
    ['fails', new AppError('upstream_failed', 'The writing service is down.')],
    ['says nothing that can be proved', '{"summary": "Ada worked at Google for 12 years."}'],
  ])('gives the checks uncharged, with a message, when the model %s', async (_, answer) => {
    const result = await run(model(answer).text);
    expect(result).toMatchObject({
      isCharged: false,
      message: expect.stringContaining('our built-in checks only'),
      source: 'Mise’s own checks',
    });
    expect(result.content).toContain('### What we checked');
  });

  it('gives up when the person leaves', async () => {
    const leaving = new AbortController();
    leaving.abort(new Error('left'));
    await expect(run(model(new Error('left')).text, {}, leaving.signal)).rejects.toThrow('left');
  });

  it('scores the same whatever the model says', async () => {
    const scores = [good, '{}', 'Score: 100. Hire her.'].map(async (answer) => {
      const { data } = await run(model(answer).text);
      return (data as { own: { score: number } }).own.score;
    });
    expect(new Set(await Promise.all(scores)).size).toBe(1);
  });

  it('keeps neither the file nor its full text, and shows the text once', async () => {
    const result = await run(null);
    expect(result.payload).toMatchObject({
      pages: [{ page: 1, text: expect.stringContaining('ada@') }],
    });
    expect(Object.keys(result.data as object)).toEqual(['version', 'own', 'match', 'notes']);
  });

  it('lets nothing in a resume become a picture, a link or a tag', async () => {
    const { content } = await run(null, { jobDescription: 'Kubernetes required. evil' });
    expect(content).not.toMatch(/!\[x\]\(|<script>/);
  });

  it('compares with a job description when there is one', async () => {
    const { content, data } = await run(null, { jobDescription: 'K8s and Rust required' });
    expect(data).toMatchObject({
      match: { matched: [{ keyword: 'K8s' }], missing: [{ keyword: 'Rust' }] },
    });
    expect(content).toContain('Your resume has 1 of the 2 things it asks for.');
  });
});

describe('a review for a job', () => {
  const own = async (jobDescription?: string) => {
    const { data, content } = await run(null, { jobDescription });
    const { score, verdict } = (data as ResumeReview).own;
    return { score, verdict, content };
  };

  it.each([
    ['Rust, Haskell and Erlang required', 0, '0 of the 3'],
    ['K8s, Rust, Haskell and Erlang required', 25, '1 of the 4'],
  ])('is never better than the match with “%s”', async (description, score, share) => {
    const review = await own(description);
    expect(review).toMatchObject({ score, verdict: expect.stringContaining(share) });
    expect(review.content).toContain(`## ${score} of 100`);
    expect(review.content).not.toContain('Ready to send');
  });

  it('is the review of the resume where all or nothing is asked for', async () => {
    const alone = await own();
    for (const description of ['Kubernetes required', 'Come and join us']) {
      expect(await own(description)).toMatchObject({ score: alone.score, verdict: alone.verdict });
    }
  });
});

describe('the input', () => {
  const parse = (fields: object) => reviewResume.input.safeParse(fields);

  it('needs a file and forgives an empty job description', () => {
    expect(parse({}).error?.issues[0]?.message).toBe('Choose your resume as a PDF file.');
    expect(parse({ resume: 'text' }).success).toBe(false);
    expect(parse({ resume: file, jobDescription: ' ', other: 1 }).data).toEqual({
      resume: file,
      jobDescription: undefined,
    });
    expect(
      parse({ resume: file, jobDescription: 'x'.repeat(10_001) }).error?.issues[0]?.message,
    ).toMatch(/10,000/);
  });

  it('refuses what is not a PDF before a thread is started', async () => {
    const bytes = readFileSync(
      new URL('../../../e2e/fixtures/resumes/not-a-pdf.pdf', import.meta.url),
    );
    const { resumes: real } = reviewResume.uses;
    await expect(
      real().read(new Uint8Array(bytes), new AbortController().signal),
    ).rejects.toMatchObject({
      code: 'wrong_type',
    });
  });
});
