import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { type FakeOpenAi, startFakeOpenAi } from '@/e2e/fakes/openai';
import {
  misbehaviour,
  startFakeUpstream,
  type FakeUpstream,
} from '@/lib/providers/http/fake-upstream';
import { drain } from '@/lib/drain';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';

/** Marks what must never be written down; no two are alike, so that a failure names its way out. */
const canary = (name: string) => `canary${name}7f3a`;
const secret = {
  prompt: canary('prompt'),
  message: canary('message'),
  word: canary('word'),
  title: canary('title'),
  lyrics: canary('lyrics'),
  file: canary('file'),
  person: `user_${canary('person')}`,
  email: `${canary('email')}@example.com`,
  key: canary('modelkey'),
  upstream: 'secret upstream text',
  answer: canary('answer'),
};

let api: TestApi;
let model: FakeOpenAi;
let upstream: FakeUpstream;
let logged = '';
let answered = '';
const restore: (() => void)[] = [];

function record(stream: NodeJS.WriteStream) {
  const write = stream.write.bind(stream);
  stream.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    logged += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return write(chunk, ...rest);
  }) as typeof stream.write;
  restore.push(() => void (stream.write = write));
}

beforeAll(async () => {
  record(process.stdout);
  record(process.stderr);
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const original = console[method];
    console[method] = (...parts: unknown[]) => void (logged += `${parts.map(String).join(' ')}\n`);
    restore.push(() => void (console[method] = original));
  }
  model = await startFakeOpenAi();
  upstream = await startFakeUpstream(misbehaviour.serverError);
  const away = Object.fromEntries(
    ['OPEN_LIBRARY', 'GOOGLE_BOOKS', 'LRCLIB', 'LYRICS_OVH', 'DICTIONARY', 'DEFILLAMA'].map(
      (name) => [`${name}_URL`, upstream.url],
    ),
  );
  api = await startTestApi({
    ...away,
    LOG_LEVEL: 'debug',
    OPENAI_API_KEY: secret.key,
    OPENAI_BASE_URL: model.url,
    STREAM_IDLE_MS: '2000',
    BREAKER_FAILURES: '0',
  });
});
afterAll(async () => {
  for (const undo of restore) undo();
  await api.close();
  await model.close();
  await upstream.close();
});

const token = () => api.token({ sub: secret.person, email: secret.email });
type Method = 'GET' | 'POST' | 'PATCH';
type Route = Record<Method, (request: Request, context: typeof noParams) => Promise<Response>>;

async function call(route: Route, path: string, options: { body?: unknown; method?: Method } = {}) {
  const { method = options.body === undefined ? 'GET' : 'POST' } = options;
  const given = token();
  const response = await route[method](api.request(path, { ...options, token: given }), noParams);
  answered += await response.text();
  const leaked = [given, given.split('.')[2] ?? ''].filter((part) => logged.includes(part));
  expect(leaked).toEqual([]);
  return response;
}

async function callEverything() {
  const article = {
    prompt: `Write an article about ${secret.prompt} in Short (500-800 words)`,
    length: 800,
  };
  await call(await import('./ai/generate-article/route'), '/api/ai/generate-article', {
    body: article,
  });
  await call(await import('./chat/route'), '/api/chat', { body: { message: secret.message } });
  await call(await import('./ai/generate-workout-quote/route'), '/api/ai/generate-workout-quote', {
    body: {},
  });
  await call(await import('./ai/get-word-info/route'), '/x', { body: { word: secret.word } });
  await call(await import('./ai/get-book-information/route'), '/x', {
    body: { title: secret.title },
  });
  const song = { songTitle: secret.lyrics, artist: secret.email };
  await call(await import('./ai/get-lyrics/route'), '/x', { body: song });
  await call(await import('./user/get-user-creations/route'), `/x?search=${secret.prompt}`);
  await call(await import('./user/creations/[id]/route'), '/x', {
    body: { id: 'x', title: secret.title },
    method: 'PATCH',
  });
  const form = new FormData();
  form.set('resume', new File([`%PDF-1.7 ${secret.file} ${secret.email}`], `${secret.file}.pdf`));
  const headers = { authorization: `Bearer ${token()}` };
  const upload = new Request('http://mise.test/x', { method: 'POST', headers, body: form });
  const resume = await import('./ai/resume-review/route');
  answered += await (await resume.POST(upload, noParams)).text();
}

const expectSilence = () => {
  for (const [name, text] of Object.entries(secret))
    expect([name, logged.includes(text)]).toEqual([name, false]);
};

it('what people write, upload and are is in no log, whatever fails', async () => {
  for (const script of [
    { deltas: [secret.answer] },
    { status: 500 },
    { status: 429 },
    { raw: `<html>${secret.upstream}</html>` },
    { raw: [Buffer.from(`data: {"broken ${secret.upstream}\n\n`)] },
    { deltas: [secret.answer], end: 'cut' as const },
    { deltas: [secret.answer], end: 'silence' as const },
  ]) {
    model.script(script);
    await callEverything();
  }
  expectSilence();
  expect(answered).not.toContain(secret.upstream);
  expect(answered).not.toContain(secret.key);
});

it('neither when a statement fails, whose error holds all its parameters', async () => {
  await api.db.execute(sql`alter table creations rename to creations_away`);
  await api.db.execute(sql`alter table threads rename to threads_away`);
  model.script({ deltas: [secret.answer] });
  answered = '';
  await callEverything();
  await drain(60_000);
  await api.db.execute(sql`alter table creations_away rename to creations`);
  await api.db.execute(sql`alter table threads_away rename to threads`);
  expectSilence();
  expect(logged).toContain('42P01');
  expect(answered).not.toMatch(/select|insert|creations_|42P01|node_modules/);
  // What nobody foresaw is named by the id that the log carries too
  const quoted = /quote ([0-9a-f]{8})\./.exec(answered)?.[1] ?? 'none';
  expect(logged).toContain(`"requestId":"${quoted}"`);
});
