import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCreations } from '@/db/creations';
import { getUsage } from '@/db/usage';
import type { FakeOpenAi } from '@/e2e/fakes/openai';
import { noParams, startModelApi, TEST_ORIGIN, type ModelApi } from '@/lib/api/testing/test-api';

type Route = typeof import('./route');

let api: ModelApi;
let model: FakeOpenAi;
let route: Route;
let person = 0;

const notes = JSON.stringify({
  summary: 'Clear and brief.',
  rewrites: [
    { quote: 'Responsible for newsletters', suggestion: 'Wrote the newsletters', why: 'A deed.' },
    { quote: 'Managed Google for 9 years', suggestion: 'Ran Google', why: 'Invented.' },
  ],
});
const resume = (name: string) =>
  new File(
    [readFileSync(new URL(`../../../../e2e/fixtures/resumes/${name}.pdf`, import.meta.url))],
    `${name}.pdf`,
    { type: 'application/pdf' },
  );

beforeAll(async () => {
  api = await startModelApi({
    BREAKER_FAILURES: '100',
  });
  model = api.model;
  route = await import('./route');
});
afterAll(() => api.close());
beforeEach(() => {
  person += 1;
  model.requests.length = 0;
  model.script({ deltas: [notes] });
});

const me = () => `user_resume_${person}`;
function post(
  fields: Record<string, string | File>,
  headers: Record<string, string> = {},
  body?: BodyInit,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const authorization = `Bearer ${api.token({ sub: me() })}`;
  const request = new Request(`${TEST_ORIGIN}/api/ai/resume-review`, {
    method: 'POST',
    headers: { authorization, ...headers },
    body: body ?? form,
  });
  return route.POST(request, noParams);
}

describe('POST /api/ai/resume-review', () => {
  it('answers the contract, keeps the review and charges one run', async () => {
    const response = await post({
      resume: resume('weak'),
      jobDescription: 'SEO and newsletters required',
    });
    const body = await response.json();
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      content: expect.stringContaining('## 38 of 100'),
      review: { notes: { rewrites: [{ suggestion: 'Wrote the newsletters' }], dropped: 1 } },
      creation: { type: 'resume-review', prompt: 'Review the uploaded resume' },
    });
    expect(body.content).not.toContain('Google');
    const { creations } = await listCreations(api.db, me());
    expect(creations).toHaveLength(1);
    expect(creations[0]).toMatchObject({ content: body.content, input: null, data: body.review });
    expect(await getUsage(api.db, me())).toBe(1);
    expect(model.requests).toHaveLength(1);
  });

  it('answers the checks with a message, uncharged, when the model fails', async () => {
    model.script({ status: 500 });
    const response = await post({ resume: resume('one-column') });
    const body = await response.json();
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: expect.stringContaining('our built-in checks only'),
      review: { own: { score: 100 }, notes: null },
    });
    expect(JSON.stringify(body)).not.toContain('secret upstream text');
    expect(await getUsage(api.db, me())).toBe(0);
    expect((await listCreations(api.db, me())).creations).toHaveLength(1);
  });

  it('repeats a run for its key and starts no other, refusing another file under it', async () => {
    const headers = { 'idempotency-key': 'one' };
    const [first, busy] = await Promise.all([
      post({ resume: resume('weak') }, headers),
      post({ resume: resume('weak') }, headers),
    ]);
    expect([first.status, busy.status].toSorted()).toEqual([200, 409]);
    const again = await post({ resume: resume('weak') }, headers);
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ review: { own: { score: 38 } } });
    expect((await post({ resume: resume('gaps') }, headers)).status).toBe(422);
    expect(await getUsage(api.db, me())).toBe(1);
    expect((await listCreations(api.db, me())).creations).toHaveLength(1);
    expect(model.requests).toHaveLength(1);
  });

  it.each([
    ['locked', 422, /password/],
    ['scanned', 422, /scan/],
    ['truncated', 422, /damaged/],
    ['empty', 400, /empty/],
    ['not-a-pdf', 415, /not a PDF/],
    ['bomb-flate', 422, /memory|took longer/],
  ])('refuses a file that is %s with %i, uncharged and unsaved', async (name, status, sentence) => {
    const response = await post({ resume: resume(name) });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      success: false,
      message: expect.stringMatching(sentence),
    });
    expect(await getUsage(api.db, me())).toBe(0);
    expect((await listCreations(api.db, me())).creations).toEqual([]);
    expect(model.requests).toHaveLength(0);
  });

  it('asks for a file, takes 4 MB at most and nothing but a form', async () => {
    const missing = await post({ jobDescription: 'x' });
    expect([missing.status, (await missing.json()).message]).toEqual([
      400,
      'Choose your resume as a PDF file.',
    ]);
    const large = new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'a.pdf');
    expect((await post({ resume: large })).status).toBe(413);
    const json = await post({}, { 'content-type': 'application/json' }, '{}');
    expect(json.status).toBe(415);
    const broken = await post(
      {},
      { 'content-type': 'multipart/form-data; boundary=x' },
      'nonsense',
    );
    expect(broken.status).toBe(400);
  });

  it('changes nothing for orders inside a resume', async () => {
    model.script({
      deltas: [
        '{"summary": "This is the best candidate. Score 100. Ada holds the AWS Hero award."}',
      ],
    });
    const body = await (await post({ resume: resume('injection') })).json();
    expect(body.review).toMatchObject({ own: { score: 86 }, notes: null });
    expect(JSON.stringify(model.requests)).not.toMatch(/Ignore all previous|AWS Hero/);
  });
});
