import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runReservations, usageDays, usageTotals } from '@/db/schema';
import { addCreation } from '@/db/testing/sample';
import { getUsage, utcDay } from '@/db/usage';
import type { Script } from '@/e2e/fakes/openai';
import type { Handler } from '@/lib/api/routes/endpoint';
import {
  CALLS_OF_A_RUN,
  type Material,
  type Paid,
  paidPaths,
  paidRequest,
  sections,
} from '@/lib/api/testing/paid-requests';
import { noParams, startModelApi, type ModelApi } from '@/lib/api/testing/test-api';
import { makeScene } from '@/lib/providers/cutout/testing/scene';
import { type FakeImages, startFakeImages } from '@/lib/providers/images/image-fake';
import { FakeCloudinary } from '@/lib/providers/media/cloudinary-fake';

const CAP = 3;
const ALLOWANCE = 2;
const ATTEMPTS = 4;
/** A call that failed in passing, or was refused with tools, is sent once more. */
const SENDS_OF_A_FAILED_CALL = 2;

const PATIENCE = 60_000;
const WHO = 'user_cost';
const cloudinary = new FakeCloudinary();
let api: ModelApi;
let images: FakeImages;
let material: Material;
let photo: Buffer;
const routes = new Map<string, { POST: Handler }>();

beforeAll(async () => {
  images = await startFakeImages();
  const origin = await cloudinary.start();
  cloudinary.delivery = origin;
  api = await startModelApi({
    BREAKER_FAILURES: '0',
    QUOTA_FREE_DAILY: String(ALLOWANCE),
    DAILY_RUN_CAP: String(CAP),
    IMAGE_API_KEY: 'k',
    IMAGE_BASE_URL: images.url,
    CLOUDINARY_URL: `cloudinary://key:secret@demo?upload_prefix=${origin}`,
  });
  const resume = await readFile('e2e/fixtures/resumes/one-column.pdf');
  ({ photo } = await makeScene(6, 240));
  const written = await addCreation(api.db, { userId: WHO, type: 'article', content: 'Tea.' });
  material = { resume, photo, articleId: written.id };
  for (const path of new Set(Object.values(paidPaths))) {
    routes.set(path, await import(join(process.cwd(), `app/api/${path}/route.ts`)));
  }
});
afterAll(() => Promise.all([api.close(), images.close(), cloudinary.stop()]));
beforeEach(async () => {
  await api.db.delete(usageDays);
  await api.db.delete(usageTotals);
  api.model.requests.length = 0;
  images.requests.length = 0;
  cloudinary.derived = 0;
});

const calls = () => api.model.requests.length + images.requests.length + cloudinary.derived;
const counted = async () => (await api.db.select().from(usageTotals))[0]?.runs ?? 0;

type Leaving = 'before the call' | 'during the call' | 'after the answer' | undefined;

/** One attempt to get something, up to where its run is settled; answers the status. */
async function attempt(what: Paid, leaving: Leaving): Promise<number> {
  const leave = new AbortController();
  const before = calls();
  if (leaving === 'before the call') leave.abort();
  const request = paidRequest(api, what, material, { sub: WHO, signal: leave.signal });
  const answering = routes.get(paidPaths[what])!.POST(request, noParams, 'id');
  let isAnswered = false;
  answering.then(() => (isAnswered = true)).catch(() => undefined);
  if (leaving === 'during the call') {
    await expect
      .poll(() => isAnswered || calls() > before, { interval: 2, timeout: PATIENCE })
      .toBe(true);
    leave.abort();
  }
  const response = await answering;
  await response.text();
  leave.abort();
  await expect
    .poll(() => api.db.$count(runReservations), { interval: 5, timeout: PATIENCE })
    .toBe(0);
  return response.status;
}

/** Makes more attempts than the cap has runs, and names what went over it. */
async function useUp(what: Paid, leaving: Leaving, prepare: () => void, sends = 1) {
  const statuses: number[] = [];
  for (let count = 0; count < ATTEMPTS; count += 1) {
    prepare();
    statuses.push(await attempt(what, leaving));
  }
  const runs = await counted();
  const most = runs * (CALLS_OF_A_RUN[what] ?? 1) * sends;
  const isAsked = leaving !== 'before the call';
  return [
    calls() > most && `${calls()} calls for ${runs} counted runs`,
    runs > CAP && `${runs} counted runs`,
    (await getUsage(api.db, WHO)) > ALLOWANCE && 'more than the allowance',
    isAsked && calls() === 0 && 'nothing was asked',
    isAsked && statuses.at(-1) !== 429 && 'the last attempt was let through',
  ].filter(Boolean);
}

/** What is asked for as JSON; the thread breaks a limit of its format. */
const usable: Partial<Record<Paid, object>> = {
  outline: { outline: sections },
  thread: { posts: ['Tea.', 'Tea is hot. '.repeat(40)] },
  voice: { traits: ['Short sentences.'] },
};
const prose = 'Lift the day a little higher than yesterday.';

const call = { name: 'impermanent_loss', arguments: '{"price_ratio":2}' };
const answers: [string, Script, number?][] = [
  ['answers in prose', { deltas: [prose] }],
  ['says nothing', { deltas: [] }],
  ['fails in passing', { status: 503 }, SENDS_OF_A_FAILED_CALL],
  ['is busy', { status: 429 }],
  ['refuses the request', { status: 400 }, SENDS_OF_A_FAILED_CALL],
  ['refuses the key', { status: 401 }],
  ['answers HTML', { raw: '<html>down</html>' }],
  ['breaks off', { deltas: ['Tea '], end: 'cut' }],
  ['ends early', { deltas: ['Tea '], end: 'nothing' }],
  ['only calls tools', { toolCalls: [call] }],
];
const textRuns = Object.keys(paidPaths).filter(
  (what) => what !== 'picture' && what !== 'cutout',
) as Paid[];

/** The model’s answer as it was asked for. */
const answerTo = (what: Paid): Script => ({
  deltas: [usable[what] ? JSON.stringify(usable[what]) : prose],
});

it.each(['article by an outline', 'outline', 'rewriting', 'thread', 'voice'] as const)(
  'the cost of a run: %s is one, with as many calls of the model as are stated',
  async (what) => {
    expect(await useUp(what, undefined, () => api.model.script(answerTo(what)))).toEqual([]);
    expect(await getUsage(api.db, WHO)).toBe(ALLOWANCE);
    expect(calls()).toBe(ALLOWANCE * (CALLS_OF_A_RUN[what] ?? 1));
  },
);

describe.each(textRuns)('the cost of a run: %s', (what) => {
  it.each(answers)('is counted when the model %s', async (_, script, sends) => {
    expect(await useUp(what, undefined, () => api.model.script(script), sends)).toEqual([]);
  });

  it.each(['before the call', 'during the call', 'after the answer'] as const)(
    'is counted when the person leaves %s',
    async (leaving) => {
      const isEnded = leaving === 'after the answer';
      const script: Script = isEnded ? answerTo(what) : { deltas: [], end: 'silence' };
      expect(await useUp(what, leaving, () => api.model.script(script))).toEqual([]);
    },
  );

  it('is counted when the person leaves within the answer', async () => {
    const begin = () => api.model.script({ deltas: ['Tea '], end: 'silence' });
    expect(await useUp(what, 'during the call', begin)).toEqual([]);
  });
});

describe('what a picture costs', () => {
  type Answer = NonNullable<FakeImages['answer']>;
  const fail =
    (status: number): Answer =>
    (response) =>
      void response.writeHead(status).end('{}');
  const answered: [string, Answer | undefined, number?][] = [
    ['is painted', undefined],
    ['fails in passing', fail(503), SENDS_OF_A_FAILED_CALL],
    ['is declined', fail(400)],
    ['is no picture', (response) => void response.end('{"data":[{"b64_json":"bm8="}]}')],
    ['is cut off', (response) => void response.destroy(), SENDS_OF_A_FAILED_CALL],
  ];
  it.each(answered)('is counted when it %s', async (_, answer, sends) => {
    const prepare = () => void (images.answer = answer);
    expect(await useUp('picture', undefined, prepare, sends)).toEqual([]);
  });

  it.each(['before the call', 'during the call', 'after the answer'] as const)(
    'is counted when the person leaves %s',
    async (leaving) => {
      const never: Answer = () => undefined;
      const answer = leaving === 'during the call' ? never : undefined;
      const prepare = () => void (images.answer = answer);
      expect(await useUp('picture', leaving, prepare)).toEqual([]);
    },
  );
});

describe('what a cut-out costs', () => {
  const derive = (status: number) => {
    cloudinary.intercept = ({ url }, response) => {
      if (!url?.includes('e_background_removal')) return false;
      response.writeHead(status).end(status === 200 ? photo : undefined);
      return true;
    };
  };
  it.each([
    ['is made', 200],
    ['fails', 500],
    ['is declined', 400],
    ['is not allowed', 401],
    ['is too many', 429],
  ])('is counted when it %s', async (_, status) => {
    expect(await useUp('cutout', undefined, () => derive(status))).toEqual([]);
  });

  it.each(['before the call', 'during the call', 'after the answer'] as const)(
    'is counted when the person leaves %s',
    async (leaving) => {
      const prepare = () => derive(leaving === 'during the call' ? 423 : 200);
      expect(await useUp('cutout', leaving, prepare)).toEqual([]);
    },
  );
});

describe('leaving', () => {
  const leave = () => attempt('quote', 'during the call');

  it('is refunded ten times a day, and then charged; failures are always refunded', async () => {
    const day = { userId: WHO, day: utcDay(), leavingRefunds: 9 };
    await api.db.insert(usageDays).values(day);
    api.model.script({ deltas: [], end: 'silence' });
    await leave();
    expect(await getUsage(api.db, WHO)).toBe(0);
    await leave();
    expect(await getUsage(api.db, WHO)).toBe(1);
    api.model.script({ status: 401 });
    await attempt('article', undefined);
    expect(await getUsage(api.db, WHO)).toBe(1);
    expect(await counted()).toBe(3);
  });
});
