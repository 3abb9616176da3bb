import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeOpenAi, type Script, startFakeOpenAi } from '@/e2e/fakes/openai';
import { Guards } from '@/lib/providers/http';
import { RetryBudget } from '@/lib/providers/http/retry-budget';
import { completeText, type TextModel } from './model';
import { openAiText } from './openai';

let fake: FakeOpenAi;
let clock = 0;

beforeEach(async () => {
  fake = await startFakeOpenAi();
  clock = 0;
});
afterEach(() => fake.close());

const modelOf = (parts: { retries?: RetryBudget; idleMs?: number } = {}) => {
  const guards = new Guards(
    { failures: 3, cooldownMs: 30_000, now: () => clock },
    parts.retries ?? new RetryBudget(0),
  );
  return openAiText({
    apiKey: 'k',
    baseUrl: fake.url,
    model: 'm',
    timeoutMs: 60_000,
    idleMs: parts.idleMs ?? 60_000,
    guard: guards.of('text'),
    now: () => clock,
  });
};
const request = { messages: [{ role: 'user' as const, content: 'Hello' }], maxTokens: 10 };
const ask = (model: TextModel, signal = new AbortController().signal) =>
  completeText(model, request, signal);
const failure = (model: TextModel) => ask(model).then(() => undefined, String);

async function fail(model: TextModel, times: number) {
  for (let time = 0; time < times; time += 1) await failure(model);
}

describe('the circuit breaker of the text model', () => {
  test.each([
    ['errors', { status: 500 }],
    ['a busy service', { status: 429 }],
    ['broken streams', { deltas: ['Half'], end: 'cut' as const }],
    ['HTML', { raw: '<html>down</html>' }],
    ['silence', { deltas: ['Half'], end: 'silence' as const }],
  ])('opens after repeated %s and then answers at once, with a sentence', async (_, script) => {
    const model = modelOf({ idleMs: 200 });
    fake.script(script);
    await fail(model, 3);
    await expect(ask(model)).rejects.toMatchObject({
      status: 503,
      retryAfter: 30,
      message: expect.stringContaining('isn’t working right now'),
    });
    expect(fake.requests).toHaveLength(3);
  });

  test('lets one probe through after its rest, and closes when the probe is answered', async () => {
    const model = modelOf();
    fake.script({ status: 500 });
    await fail(model, 3);
    clock = 30_000;
    fake.script({ deltas: ['Back.'], delayMs: 20 });
    const [probe, other] = await Promise.all([ask(model), failure(model)]);
    expect([probe.text, other]).toEqual([
      'Back.',
      expect.stringContaining('isn’t working right now'),
    ]);
    expect((await ask(model)).text).toBe('Back.');
  });

  test('opens again when the probe fails', async () => {
    const model = modelOf();
    fake.script({ status: 500 });
    await fail(model, 3);
    clock = 30_000;
    await failure(model);
    clock = 59_999;
    expect(await failure(model)).toContain('isn’t working right now');
    expect(fake.requests).toHaveLength(4);
  });

  test.each([
    ['a request the service refuses', { status: 400 }],
    ['a question without an answer', { deltas: [] }],
  ])('stays closed over %s', async (_, script) => {
    const model = modelOf();
    fake.script(script);
    await fail(model, 5);
    expect(fake.requests).toHaveLength(5);
  });

  test('stays closed when readers leave', async () => {
    const model = modelOf();
    fake.script({ deltas: ['a', 'b'], delayMs: 50 });
    for (let time = 0; time < 5; time += 1) {
      const leaving = new AbortController();
      const asked = ask(model, leaving.signal);
      leaving.abort(new Error('left'));
      await expect(asked).rejects.toThrow('left');
    }
    expect((await ask(model)).text).toBe('ab');
  });
});

describe('retrying the text model', () => {
  test('mends one passing failure', async () => {
    fake.script({ status: 503 }, { deltas: ['Fine.'] });
    expect((await ask(modelOf({ retries: new RetryBudget() }))).text).toBe('Fine.');
  });

  test('stops when the budget shared by the process is spent', async () => {
    const model = modelOf({ retries: new RetryBudget(1, 0) });
    fake.script({ status: 503 });
    await fail(model, 2);
    expect(fake.requests).toHaveLength(3);
  });

  test.each([429, 503])('never sleeps through a Retry-After of a %i', async (status) => {
    fake.script({ status, headers: { 'retry-after': '3600' } });
    const asked = ask(modelOf({ retries: new RetryBudget() }));
    await expect(asked).rejects.toMatchObject({ retryAfter: 3600 });
    expect(fake.requests).toHaveLength(1);
  });
});

test('a redirect is not followed', async () => {
  const inside = await startFakeOpenAi();
  fake.script({ status: 307, headers: { location: `${inside.url}/chat/completions` } });
  expect(await failure(modelOf())).toContain('failed');
  expect(inside.requests).toEqual([]);
  await inside.close();
});

test('an answer without an end is cut off', async () => {
  const line = Buffer.from(`: ${'x'.repeat(1_000_000)}\n`);
  fake.script({ raw: Array.from({ length: 40 }, () => line), end: 'silence' });
  expect(await failure(modelOf())).toContain('was interrupted');
});

describe('a model that refuses tools', () => {
  const tool = { name: 'sum', description: 'Adds.', parameters: { type: 'object' } };
  const withTools = { ...request, tools: [{ type: 'function' as const, function: tool }] };
  const signal = new AbortController().signal;

  const refusal = (message: string) => ({
    status: 400,
    raw: JSON.stringify({ error: { message } }),
  });
  const askTwice = async (first: Script) => {
    const model = modelOf();
    fake.script(first, { deltas: ['Plain.'] });
    for (const _ of ['first', 'second']) {
      expect((await completeText(model, withTools, signal)).text).toBe('Plain.');
    }
    return model;
  };
  const namedTools = () => fake.requests.map((body) => 'tools' in body);

  test.each([
    'registry.ollama.ai/library/gemma:2b does not support tools',
    'tools is not supported in this model.',
    'deepseek-reasoner does not support Function Calling',
    '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
    'tools param requires --jinja flag',
  ])('is asked without them for ten minutes where it says “%s”', async (message) => {
    const model = await askTwice(refusal(message));
    expect(namedTools()).toEqual([true, false, false]);
    clock += 10 * 60_000;
    await completeText(model, withTools, signal);
    expect(namedTools().at(-1)).toBe(true);
  });

  test.each([
    'This model’s maximum context length is 8192 tokens.',
    'Invalid schema for function “sum”.',
    'Your request was rejected by the safety system.',
  ])('is asked without them once where it says “%s”', async (message) => {
    await askTwice(refusal(message));
    expect(namedTools()).toEqual([true, false, true]);
  });

  test('is asked with them elsewhere', async () => {
    await askTwice(refusal('m does not support tools'));
    await completeText(modelOf(), withTools, signal);
    expect(namedTools()).toEqual([true, false, false, true]);
  });

  test('still fails a request that is refused either way', async () => {
    const model = modelOf();
    fake.script({ status: 400 });
    await expect(completeText(model, withTools, signal)).rejects.toMatchObject({ status: 502 });
    expect(fake.requests).toHaveLength(2);
  });
});
