import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { fetchAddress } from './fetch-address';
import type { ImageRequest } from './model';
import { openAiImages } from './openai';

const PICTURE = Buffer.from('a picture');
const neverAborted = new AbortController().signal;
const input: ImageRequest = {
  prompt: 'Generate an image of tea in the style Realistic',
  aspect: 'square',
};

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
let answers: Answer[];
let asked: Record<string, unknown>[];
let baseUrl: string;

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  asked.push({ ...JSON.parse(body), path: request.url, key: request.headers.authorization });
  (answers.length > 1 ? answers.shift() : answers[0])?.(response, request);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const json =
  (status: number, body: unknown, headers = {}): Answer =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
const picture = json(200, { data: [{ b64_json: PICTURE.toString('base64') }] });

function generate(answer: Answer | Answer[], options: { model?: string; timeoutMs?: number } = {}) {
  answers = [answer].flat();
  const images = openAiImages({
    apiKey: 'key',
    baseUrl,
    model: options.model ?? 'gpt-image-1',
    timeoutMs: options.timeoutMs ?? 5_000,
    maxBytes: 1024 * 1024,
    fetchAddress: (address, signal) => fetchAddress(address, signal, { maxBytes: 1024 }),
  });
  return (request = input, signal = neverAborted) => images.generate(request, signal);
}

describe('an image model behind an OpenAI-compatible endpoint', () => {
  it('answers the bytes of the picture', async () => {
    await expect(generate(picture)()).resolves.toEqual({ bytes: PICTURE, model: 'gpt-image-1' });
    expect(asked).toEqual([
      {
        model: 'gpt-image-1',
        prompt: input.prompt,
        n: 1,
        size: '1024x1024',
        path: '/v1/images/generations',
        key: 'Bearer key',
      },
    ]);
  });

  it.each([
    ['gpt-image-1', 'portrait', '1024x1536', undefined],
    ['dall-e-3', 'landscape', '1792x1024', 'b64_json'],
    ['dall-e-2', 'landscape', '1024x1024', 'b64_json'],
    ['some-diffusion', 'landscape', '1536x1024', 'b64_json'],
  ] as const)('asks %s for a %s picture in its own terms', async (model, aspect, size, format) => {
    await generate(picture, { model })({ ...input, aspect });
    expect(asked[0]).toMatchObject({ size });
    expect(asked[0]?.response_format).toBe(format);
  });

  it('takes an inline address', async () => {
    const url = `data:image/png;base64,${PICTURE.toString('base64')}`;
    await expect(generate(json(200, { data: [{ url }] }))()).resolves.toMatchObject({
      bytes: PICTURE,
    });
  });

  it('tries once more after a passing failure, and only once', async () => {
    await expect(generate([json(500, {}), picture])()).resolves.toMatchObject({ bytes: PICTURE });
    expect(asked).toHaveLength(2);
    asked = [];
    await expect(generate(json(503, {}))()).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(asked).toHaveLength(2);
  });

  const secret = { error: { message: 'secret', code: 'moderation_blocked' } };
  it.each([
    ['a limit', json(429, {}, { 'retry-after': '7' }), 'unavailable'],
    ['a refused key', json(401, { error: { message: 'secret' } }), 'unavailable'],
    ['a declined prompt', json(400, secret), 'unprocessable'],
    ['a bad request', json(400, { error: { message: 'secret' } }), 'upstream_failed'],
    ['a web page', json(200, '<html>secret</html>'), 'upstream_failed'],
    ['nothing at all', json(200, ''), 'upstream_failed'],
    ['no picture', json(200, { data: [] }), 'upstream_failed'],
    ['an empty picture', json(200, { data: [{ b64_json: '' }] }), 'upstream_failed'],
    ['a dropped connection', (response: ServerResponse) => response.destroy(), 'unavailable'],
  ] as [string, Answer, string][])('turns %s into a sentence', async (_name, answer, code) => {
    const failure = await generate(answer)().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code });
    expect((failure as Error).message).not.toContain('secret');
  });

  it('passes on how long to wait', async () => {
    const answer = json(429, {}, { 'retry-after': '7' });
    await expect(generate(answer)()).rejects.toMatchObject({ retryAfter: 7 });
    expect(asked).toHaveLength(1);
  });

  it('reads no more than a picture can need', async () => {
    let sent = 0;
    const endless: Answer = (response) => {
      const part = Buffer.alloc(64 * 1024, 'a');
      const more = () => {
        while (sent < 100 * 1024 * 1024 && !response.destroyed) {
          sent += part.length;
          if (!response.write(part)) return void response.once('drain', more);
        }
        response.end();
      };
      response.writeHead(200, { 'content-type': 'application/json' });
      more();
    };
    await expect(generate(endless)()).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(sent).toBeLessThan(50 * 1024 * 1024);
  });

  it.each([
    ['silent', () => undefined],
    ['slow in its answer', (response: ServerResponse) => response.writeHead(200).write('{')],
  ] as [string, Answer][])('gives up on an upstream that is %s', async (_name, answer) => {
    await expect(generate(answer, { timeoutMs: 200 })()).rejects.toMatchObject({
      code: 'upstream_timeout',
    });
  });

  it('follows no redirect', async () => {
    const away = json(307, {}, { location: `${baseUrl}/images/elsewhere` });
    await expect(generate([away, picture])()).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(asked).toHaveLength(1);
  });

  it('stops at once when the person leaves', async () => {
    const leave = new AbortController();
    const running = generate(() => leave.abort(new DOMException('left', 'AbortError')))(
      input,
      leave.signal,
    );
    await expect(running).rejects.toThrow('left');
  });
});

describe('an address instead of bytes', () => {
  it.each([
    'https://127.0.0.1/picture.png',
    'https://[::1]/picture.png',
    'https://10.0.0.8/picture.png',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/picture.png',
    'http://example.com/picture.png',
    'https://user:pass@example.com/picture.png',
    'file:///etc/passwd',
    'nonsense',
  ])('is not followed to %s', async (url) => {
    await expect(generate(json(200, { data: [{ url }] }))()).rejects.toMatchObject({
      code: 'upstream_failed',
    });
  });
});
