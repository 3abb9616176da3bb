import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chunk, type FakeOpenAi, startFakeOpenAi } from '@/e2e/fakes/openai';
import { Guards } from '@/lib/providers/http';
import { openAiText } from './openai';
import type { TextEnd, TextRequest } from './model';

let fake: FakeOpenAi;

beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
  fake.left = 0;
  fake.sent = 0;
});

const request: TextRequest = { messages: [{ role: 'user', content: 'Hi' }], maxTokens: 100 };
const ask = (options: { signal?: AbortSignal; request?: TextRequest; idleMs?: number } = {}) =>
  openAiText({
    apiKey: 'k',
    baseUrl: fake.url,
    model: 'm',
    timeoutMs: 60_000,
    idleMs: options.idleMs ?? 60_000,
    guard: new Guards({ failures: 0, cooldownMs: 0, now: Date.now }).of('text'),
  }).stream(options.request ?? request, options.signal ?? new AbortController().signal);

async function read(stream: AsyncGenerator<string[], TextEnd>) {
  let text = '';
  for (;;) {
    const next = await stream.next();
    if (next.done) return { text, end: next.value };
    text += next.value.join('');
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);
const done = `${chunk({}, 'stop')}data: [DONE]\n\n`;

describe('relaying a model', () => {
  it('keeps characters whole that arrive in pieces', async () => {
    const whole = bytes(`${chunk({ content: 'Žižkov 🍲 खाना ' }, null)}${done}`);
    const raw = Array.from(whole, (byte) => Uint8Array.of(byte));
    fake.script({ raw });
    expect((await read(ask())).text).toBe('Žižkov 🍲 खाना ');
  });

  it('reads lines that end in CRLF, cut between the two', async () => {
    const text = `${chunk({ content: 'one' }, null)}${done}`.replaceAll('\n', '\r\n');
    const cut = text.indexOf('\r') + 1;
    fake.script({
      raw: [bytes(text.slice(0, cut)), bytes(text.slice(cut))],
      delayMs: 20,
      end: 'nothing',
    });
    expect((await read(ask())).text).toBe('one');
  });

  it('skips what cannot be parsed and goes on', async () => {
    fake.script({
      raw: `data: {"choices": [{\n\n: keep-alive\n\n${chunk({ content: 'on' }, null)}${done}`,
    });
    expect((await read(ask())).text).toBe('on');
  });

  it.each([
    ['is cut', { deltas: ['a'], end: 'cut' as const }, 'upstream_failed'],
    ['ends without a finish reason', { deltas: ['a'], end: 'nothing' as const }, 'upstream_failed'],
    ['falls silent', { deltas: ['a'], end: 'silence' as const }, 'upstream_timeout'],
    [
      'sends an error inside',
      { raw: `${chunk({ content: 'a' }, null)}data: {"error":{"message":"secret"}}\n\n` },
      'upstream_failed',
    ],
    ['says nothing', { deltas: [] }, 'upstream_failed'],
  ])('fails when the stream %s', async (_, script, code) => {
    fake.script(script);
    const failure = await read(ask({ idleMs: 1_500 })).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code });
    expect(String(failure)).not.toContain('secret');
  });

  it('is not kept alive by comments alone', async () => {
    const raw = [chunk({ content: 'a' }, null), ...Array.from({ length: 40 }, () => ': ping\n\n')];
    fake.script({ raw: raw.map(bytes), delayMs: 100, end: 'stop' });
    await expect(read(ask({ idleMs: 1_500 }))).rejects.toMatchObject({ code: 'upstream_timeout' });
  });

  it('closes the upstream at once when the reader leaves', async () => {
    fake.script({ deltas: ['a'], end: 'silence' });
    const leaving = new AbortController();
    const stream = ask({ signal: leaving.signal });
    await stream.next();
    const reading = stream.next();
    leaving.abort(new Error('left'));
    await expect(reading).rejects.toThrow('left');
    await expect.poll(() => fake.left).toBe(1);
  });

  it('reads no further than its reader asks', async () => {
    const big = 'x'.repeat(64 * 1024);
    fake.script({ deltas: Array.from({ length: 240 }, () => big) });
    const waiting = ask();
    await waiting.next();
    // Meanwhile all of another answer comes through
    expect((await read(ask())).text).toHaveLength(240 * big.length);
    expect(fake.sent).toBe(1);
    expect((await read(waiting)).text.length).toBeGreaterThan(200 * big.length);
    expect(fake.sent).toBe(2);
  });

  it('gathers a call that arrives in pieces, and says when an answer ran out of room', async () => {
    fake.script(
      { toolCalls: [{ name: 'f', arguments: '{"a":1}' }] },
      { deltas: ['cut'], end: 'length' },
    );
    const tools = [
      { type: 'function' as const, function: { name: 'f', description: '', parameters: {} } },
    ];
    const first = await read(ask({ request: { ...request, tools } }));
    expect(first.end.toolCalls).toMatchObject([
      { id: 'call_0', function: { name: 'f', arguments: '{"a":1}' } },
    ]);
    expect((await read(ask())).end.isCut).toBe(true);
  });
});
