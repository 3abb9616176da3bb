import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import type { Responder } from './responder';
import { startSandbox } from './server';

const ask = { model: 'mise-sandbox', messages: [{ role: 'user' as const, content: 'Hello' }] };

/** A responder that never stops by itself, and promises that settle when it has begun and been stopped. */
function endless() {
  const begun = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<number>();
  async function* deltas() {
    let count = 0;
    try {
      for (;;) {
        count += 1;
        begun.resolve();
        await new Promise((next) => setImmediate(next));
        yield { content: 'word ' };
      }
    } finally {
      stopped.resolve(count);
    }
  }
  const respond: Responder = () => deltas();
  return { respond, begun: begun.promise, stopped: stopped.promise };
}

describe('a client that leaves', () => {
  it.each([0, 200])('stops the writing at %i tokens a second', async (tokensPerSecond) => {
    const { respond, stopped } = endless();
    const sandbox = await startSandbox({ tokensPerSecond, responders: [respond] });
    const client = new OpenAI({ apiKey: 'sandbox', baseURL: sandbox.url, maxRetries: 0 });
    const stream = await client.chat.completions.create({ ...ask, stream: true });
    let seen = 0;
    for await (const chunk of stream) {
      if (chunk.choices[0]?.delta.content) seen += 1;
      if (seen === 3) stream.controller.abort();
    }
    expect(await stopped).toBeGreaterThanOrEqual(3);
    await sandbox.close();
  });

  it('stops an answer in one piece too', async () => {
    const { respond, begun, stopped } = endless();
    const sandbox = await startSandbox({ tokensPerSecond: 500, responders: [respond] });
    const leave = new AbortController();
    const answer = fetch(`${sandbox.url}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify(ask),
      signal: leave.signal,
    }).catch((error: unknown) => error);
    await begun;
    leave.abort();
    expect(await answer).toBeInstanceOf(Error);
    expect(await stopped).toBeGreaterThan(0);
    await sandbox.close();
  });
});

describe('a responder that calls a function', () => {
  const call: Responder = () => [
    { content: 'Let me see.' },
    {
      tool_calls: [
        { index: 0, id: 'call_1', type: 'function', function: { name: 'sum', arguments: '{"a":' } },
      ],
    },
    { tool_calls: [{ index: 0, function: { arguments: '1}' } }] },
  ];
  const expected = {
    id: 'call_1',
    type: 'function',
    function: { name: 'sum', arguments: '{"a":1}' },
  };

  it('is heard in one piece and as a stream', async () => {
    const sandbox = await startSandbox({ tokensPerSecond: 0, responders: [call] });
    const client = new OpenAI({ apiKey: 'sandbox', baseURL: sandbox.url, maxRetries: 0 });
    const whole = await client.chat.completions.create(ask);
    expect(whole.choices[0]).toMatchObject({
      finish_reason: 'tool_calls',
      message: { content: 'Let me see.', tool_calls: [expected] },
    });
    const streamed = await client.chat.completions.stream(ask).finalChatCompletion();
    expect(streamed.choices[0]).toMatchObject({
      finish_reason: 'tool_calls',
      message: { content: 'Let me see.', tool_calls: [expected] },
    });
    await sandbox.close();
  });
});
