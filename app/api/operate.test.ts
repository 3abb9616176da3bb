import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeOpenAi } from '@/e2e/fakes/openai';
import { type FakeUpstream, startFakeUpstream } from '@/lib/providers/http/fake-upstream';
import { noParams, startModelApi, type ModelApi } from '@/lib/api/testing/test-api';

const KEY = 'operator-secret';
const article = { prompt: 'Write an article about tea in Short (500-800 words)', length: 800 };

let api: ModelApi;
let model: FakeOpenAi;
let dictionary: FakeUpstream;
let lines: string[] = [];
const restore: (() => void)[] = [];

function record(stream: NodeJS.WriteStream) {
  const write = stream.write;
  stream.write = ((chunk: string | Uint8Array) => {
    lines.push(String(chunk));
    return write.call(stream, chunk);
  }) as typeof write;
  restore.push(() => void (stream.write = write));
}

beforeAll(async () => {
  dictionary = await startFakeUpstream((_, response) => void response.writeHead(404).end());
  api = await startModelApi({
    LOG_LEVEL: 'info',
    OPERATOR_KEY: KEY,
    DICTIONARY_URL: dictionary.url,
    BREAKER_FAILURES: '0',
  });
  model = api.model;
});
afterAll(async () => {
  await api.close();
  await dictionary.close();
});

/** Calls three tools, one of which fails and one of which is asked for what nobody has. */
async function callTools(): Promise<string[]> {
  const post = async (route: { POST: typeof writing.POST }, body: object) =>
    route.POST(api.request('/x', { body }), noParams);
  const [writing, chat, words] = [
    await import('./ai/generate-article/route'),
    await import('./chat/route'),
    await import('./ai/get-word-info/route'),
  ];
  model.script({ deltas: ['Hello there.'] });
  const answers = [
    await post(writing, article),
    await post(chat, { message: 'Hello' }),
    await post(words, { word: 'xqzzk' }),
  ];
  model.script({ status: 400 });
  answers.push(await post(writing, article));
  await Promise.all(answers.map((answer) => answer.text()));
  return answers.map(({ headers }) => headers.get('x-request-id') ?? '');
}

describe('what the operator sees', () => {
  it('is a log line for each run with the id its answer carried, and counts by tool', async () => {
    record(process.stdout);
    record(process.stderr);
    const ids = await callTools().finally(() => restore.forEach((undo) => undo()));
    const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    const ran = logged.filter(({ event }) => event === 'run.ended');
    expect(ran.map(({ requestId }) => requestId)).toEqual(ids);
    expect(ran.map(({ tool, outcome }) => `${tool} ${outcome}`)).toEqual([
      'generate-article done',
      'chat done',
      'get-word-info not_found',
      'generate-article upstream_failed',
    ]);
    for (const line of logged) expect(ids, JSON.stringify(line)).toContain(line.requestId);

    const { GET } = await import('./health/route');
    const detail = await GET(api.request('/api/health?detail=1', { token: KEY }), noParams);
    const { runs } = await detail.json();
    const timed = { meanMs: expect.any(Number), slowestMs: expect.any(Number) };
    expect(runs.tools).toEqual([
      { tool: 'generate-article', runs: 2, failures: 1, ...timed },
      { tool: 'chat', runs: 1, failures: 0, ...timed },
      { tool: 'get-word-info', runs: 1, failures: 0, ...timed },
    ]);
  });
});
