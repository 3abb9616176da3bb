import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCreation } from '@/db/creations';
import { newId } from '@/db/ids';
import { addMessages } from '@/db/messages';
import { createThread } from '@/db/threads';
import { rowsOf } from '@/db/database';
import { startLookupFakes } from '@/e2e/fakes/lookups';
import { type FakeOpenAi, startFakeOpenAi } from '@/e2e/fakes/openai';
import { Random } from '@/lib/api/testing/fuzz/random';
import {
  type FuzzedRequest,
  fuzzRequest,
  METHODS,
  type Target,
} from '@/lib/api/testing/fuzz/requests';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';
import { type FakeImages, startFakeImages } from '@/lib/providers/images/image-fake';
import { sql } from 'drizzle-orm';

/** FUZZ_REQUESTS and FUZZ_SEED ask for more of them, or for others. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_251_121);
const HANG_MS = 15_000;

const VICTIM = 'user_victim';
const LEAKS =
  /node_modules|\bat [\w.<>]+ \(|\/work\/|\/tmp\/|\.tsx?:\d|Failed query|params:|PGlite|drizzle|secret upstream|sk_test|ECONN|SQLSTATE|syntax error at|BEGIN PUBLIC|operator-canary/i;

/** An ordinary request of every address that takes one. */
const FIELDS: Record<string, object> = {
  '/api/ai/generate-article': {
    prompt: 'Write an article about tea in Short (500-800 words)',
    length: 800,
  },
  '/api/ai/generate-image': {
    prompt: 'Generate an image of tea in the style Realistic',
    publish: true,
  },
  '/api/ai/get-book-information': { title: 'Dune' },
  '/api/ai/get-lyrics': { songTitle: 'Paper Boats', artist: 'The Example Band' },
  '/api/ai/get-word-info': { word: 'tea' },
  '/api/chat': { message: 'Hello' },
  '/api/chat/threads/[id]': { title: 'A name' },
  '/api/defi/compute': { tool: 'impermanent_loss', inputs: { priceRatio: 2 } },
  '/api/operator/reports/[id]': { decision: 'remove' },
  '/api/user/creations/[id]': { title: 'Mine now', isPinned: true, isPublished: true },
  '/api/user/creations/[id]/report': { reason: 'No' },
  '/api/user/toggle-like-creation': { id: 'x' },
  '/api/webhooks/clerk': { type: 'user.deleted', data: { id: VICTIM } },
};

type Route = Record<string, (request: Request, context: object) => Promise<Response>>;

let api: TestApi;
let model: FakeOpenAi;
let images: FakeImages;
let routes: { route: Route; target: Target }[];
let ids: [string, ...string[]];
const folder = mkdtempSync(join(tmpdir(), 'mise-fuzz-'));

beforeAll(async () => {
  model = await startFakeOpenAi();
  images = await startFakeImages();
  api = await startTestApi({
    ...(await startLookupFakes()),
    DATA_DIR: folder,
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: model.url,
    IMAGE_BASE_URL: images.url,
    QUOTA_FREE_DAILY: '1000000',
    OPERATOR_KEY: 'operator-canary',
    CLERK_WEBHOOK_SIGNING_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
  });
  const paths = globSync('app/api/**/route.ts').sort();
  routes = await Promise.all(
    paths.map(async (path) => {
      const pattern = `/${path.slice('app/'.length, -'/route.ts'.length)}`;
      const isUpload = /resume-review|remove-image/.test(pattern);
      const route = (await import(join(process.cwd(), path))) as Route;
      const methods = METHODS.filter((method) => 'described' in (route[method] ?? {}));
      return { route, target: { pattern, fields: FIELDS[pattern] ?? {}, isUpload, methods } };
    }),
  );
  ids = await fillVictim();
});
afterAll(async () => {
  await api.close();
  await model.close();
  await images.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Rows of a person who is not attacking: nothing may change them. */
async function fillVictim(): Promise<[string, ...string[]]> {
  const make = (type: string, content: string, isPublished: boolean) =>
    createCreation(api.db, { userId: VICTIM, type, prompt: 'hers', content, isPublished });
  const secret = await make('article', 'hers alone', false);
  const shown = await make('image', 'for everybody', true);
  const thread = { id: newId(), userId: VICTIM, title: 'hers' };
  await createThread(api.db, thread);
  const message = { id: newId(), role: 'user' as const, text: 'hers alone' };
  await addMessages(api.db, VICTIM, thread.id, [message]);
  return [secret.id, shown.id, thread.id, message.id, newId(), 'not-an-id'];
}

const victimRows = () =>
  rowsOf(
    api.db,
    sql`select id::text, prompt, content, title, user_id, is_published, is_pinned,
        deleted_at::text from creations where user_id = ${VICTIM}
      union all select id::text, title, '', '', user_id, false, true, deleted_at::text from threads
        where user_id = ${VICTIM}
      union all select id::text, text, '', '', user_id, false, true, '' from messages
        where user_id = ${VICTIM}
      order by 1`,
  );

/** How many rows every table has had written, ever. */
async function writes(): Promise<unknown> {
  const tables = await rowsOf<{ name: string }>(
    api.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const dump = tables.map(async ({ name }) => [
    name,
    (
      await rowsOf(
        api.db,
        sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
      from ${sql.identifier(name)} t`,
      )
    )[0],
  ]);
  return Object.fromEntries((await Promise.all(dump)) as [string, unknown][]);
}

async function send(route: Route, { method, request, params }: FuzzedRequest) {
  const answering = (async () => {
    const response = await route[method]?.(request, { params: Promise.resolve(params) });
    return { status: response?.status ?? 0, text: (await response?.text()) ?? '' };
  })();
  return Promise.race([answering, sleep(HANG_MS, { status: -1, text: 'hung' }, { ref: false })]);
}

async function fuzz(seed: number, count: number, mayBeSignedIn: boolean) {
  const random = new Random(seed);
  const past = Math.floor(Date.now() / 1000) - 3_600;
  const later = past + 7_200;
  const good = ['user_fuzz_1', 'user_fuzz_2'].map((sub) => api.token({ sub, exp: later })) as [
    string,
    string,
  ];
  const bad = [
    `Bearer ${api.token({ exp: past, iat: past - 60, nbf: past - 60 })}`,
    `Bearer ${api.token({ azp: 'https://evil.example' })}`,
    `Bearer ${api.token({ sts: 'pending' })}`,
    `Bearer ${api.token({}, { alg: 'none' })}`,
    'Bearer a.b.c',
    'Bearer operator',
    'Basic dXNlcjpwYXNz',
    `Bearer ${'x'.repeat(9_000)}`,
  ] as [string, ...string[]];
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { route, target } = random.pick(routes as [(typeof routes)[0]]);
    const sent = fuzzRequest(random, target, { tokens: { good, bad }, ids, mayBeSignedIn });
    const { status, text } = await send(route, sent);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isLate = status < 200 || status >= 500;
    const leak = LEAKS.exec(text)?.[0];
    const isHers = text.includes('hers alone');
    if (isLate || leak || isHers) {
      problems.push(
        `#${index} ${sent.method} ${target.pattern} ${status} ${leak ?? ''} ${text.slice(0, 200)}`,
      );
    }
  }
  console.log(
    `fuzz: seed ${seed}, ${count} requests, ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`,
  );
  return problems;
}

it(
  'requests of nobody: no failure of ours, no hang, no leak, no row changed',
  { timeout: 300_000 },
  async () => {
    const before = await writes();
    expect(await fuzz(SEED, Math.ceil(REQUESTS * 0.3), false)).toEqual([]);
    expect(await writes()).toEqual(before);
    expect(model.requests).toHaveLength(0);
  },
);

it(
  'requests of others: no failure of ours, no hang, no leak, nobody else touched',
  { timeout: 600_000 },
  async () => {
    const before = await victimRows();
    expect(before).toHaveLength(4);
    expect(await fuzz(SEED + 1, Math.floor(REQUESTS * 0.7), true)).toEqual([]);
    expect(await victimRows()).toEqual(before);
  },
);
