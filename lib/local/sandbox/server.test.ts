import OpenAI from 'openai';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { pickImages } from '@/lib/providers/images';
import { startSandbox } from './server';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: OpenAI;

beforeAll(async () => {
  sandbox = await startSandbox({ tokensPerSecond: 0 });
  client = new OpenAI({ apiKey: 'sandbox', baseURL: sandbox.url, maxRetries: 0 });
});
afterAll(() => sandbox.close());

const hello = { model: 'mise-sandbox', messages: [{ role: 'user' as const, content: 'Hello' }] };

describe('the sandbox model through the openai SDK', () => {
  it('lists a model that writes and one that paints', async () => {
    const list = await client.models.list();
    expect(list.data.map((model) => model.id)).toEqual(['mise-sandbox', 'mise-painter']);
  });

  it('answers in one piece', async () => {
    const completion = await client.chat.completions.create(hello);
    expect(completion).toMatchObject({
      object: 'chat.completion',
      model: 'mise-sandbox',
      choices: [{ finish_reason: 'stop', message: { role: 'assistant' } }],
    });
    expect(completion.choices[0]?.message.content).not.toBe('');
    expect(completion.usage?.total_tokens).toBeGreaterThan(0);
  });

  it('streams the same words: a role, words one by one, a finish, the usage', async () => {
    const whole = await client.chat.completions.create(hello);
    const stream = await client.chat.completions.create({
      ...hello,
      stream: true,
      stream_options: { include_usage: true },
    });
    const chunks = await Array.fromAsync(stream);
    const deltas = chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '');
    expect(chunks[0]?.choices[0]?.delta.role).toBe('assistant');
    expect(deltas.join('')).toBe(whole.choices[0]?.message.content);
    expect(deltas.every((delta) => (delta.match(/\S+/g) ?? []).length <= 1)).toBe(true);
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop');
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: whole.usage });
  });

  it('stops at the token limit and says so', async () => {
    const { choices } = await client.chat.completions.create({ ...hello, max_tokens: 3 });
    expect(choices[0]?.finish_reason).toBe('length');
    expect(choices[0]?.message.content?.split(' ')).toHaveLength(3);
  });

  it('refuses another model in the shape the SDK knows', async () => {
    const failure = await client.chat.completions
      .create({ ...hello, model: 'gpt-4' })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OpenAI.NotFoundError);
    expect(failure).toMatchObject({ code: 'model_not_found', param: 'model' });
  });
});

describe('the sandbox painter through the product’s own client', () => {
  const values = () =>
    readEnv({ IMAGE_BASE_URL: sandbox.url, IMAGE_MODEL: 'mise-painter', BREAKER_FAILURES: '0' });

  it.each([
    ['square', 1024, 1024],
    ['portrait', 1024, 1536],
    ['landscape', 1536, 1024],
  ] as const)('paints a real PNG, %s', async (aspect, width, height) => {
    const request = { prompt: 'Generate an image of tea in the style Realistic', aspect };
    const { bytes } = await pickImages(values()).generate(request, new AbortController().signal);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
  });

  it.each(['huge', '10x10', '99999x99999', '1024'])('refuses the size %s', async (size) => {
    const body = JSON.stringify({ model: 'mise-painter', prompt: 'tea', size });
    const response = await fetch(`${sandbox.url}/images/generations`, { method: 'POST', body });
    expect(response.status).toBe(400);
  });
});

describe('the bare wire', () => {
  const post = (body: string, path = '/chat/completions') =>
    fetch(`${sandbox.url}${path}`, { method: 'POST', body });

  it('ends a stream with [DONE]', async () => {
    const text = await (await post(JSON.stringify({ ...hello, stream: true }))).text();
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
    expect(text).not.toContain('"usage"');
  });

  it.each([
    ['garbage', '{', 400],
    ['a request without messages', '{"model":"mise-sandbox"}', 400],
    ['an endless body', JSON.stringify({ ...hello, x: 'x'.repeat(1_000_001) }), 413],
  ])('refuses %s', async (_name, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } });
  });

  it('knows no other address', async () => {
    expect((await post('{}', '/embeddings')).status).toBe(404);
  });
});
