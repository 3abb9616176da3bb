import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { Guards } from '@/lib/providers/http';
import { checkPublishable, pickModerator } from './index';
import { openAiModeration } from './openai';
import { hasListedWord, wordListModeration } from './word-list';

let answer: (response: ServerResponse) => void;
let asked: { input: { type: string; image_url?: { url: string } }[] };
let baseUrl: string;
let calls = 0;
let clock = 0;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  asked = JSON.parse(body);
  calls += 1;
  answer(response);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (body: unknown, status = 200, headers = {}) =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

describe('the moderation endpoint', () => {
  const newModerator = () => {
    const guard = new Guards({ failures: 0, cooldownMs: 0, now: () => clock }).of('moderation');
    return openAiModeration({ apiKey: 'k', baseUrl, timeoutMs: 1_000, guard });
  };
  const check = (picture?: Uint8Array) =>
    checkPublishable('a cat', picture, { moderator: newModerator() });

  it('lets pass what is fine', async () => {
    answer = json({ results: [{ flagged: false }] });
    expect(await check()).toEqual({ isPublishable: true });
  });

  it('looks at a small copy of the picture too', async () => {
    const large = sharp({ create: { width: 2000, height: 900, channels: 3, background: 'red' } });
    answer = json({ results: [{ flagged: false }] });
    await check(await large.png().toBuffer());
    const [, data = ''] = asked.input[1]?.image_url?.url.split(',') ?? [];
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 512 });
  });

  it('lets a photo pass that it looked at', async () => {
    answer = json({ results: [{ flagged: false }] });
    const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    const photo = await red.png().toBuffer();
    const options = { moderator: newModerator(), isPhoto: true };
    expect(await checkPublishable('a cut-out', photo, options)).toEqual({ isPublishable: true });
  });

  it('keeps private what is flagged', async () => {
    answer = json({ results: [{ flagged: true }] });
    expect(await check()).toMatchObject({
      isPublishable: false,
      message: expect.stringContaining('stays private'),
    });
  });

  it.each([
    ['fails', json({ error: {} }, 500)],
    ['answers nothing', json({ results: [] })],
    ['answers something else', json({ results: [{ flagged: 'no' }] })],
    ['is silent', () => undefined],
  ])('keeps private what could not be checked because it %s', async (_name, behave) => {
    answer = behave;
    expect(await check()).toMatchObject({
      isPublishable: false,
      message: expect.stringContaining('couldn’t check it'),
    });
  });
});

describe('the breaker of the moderation endpoint', () => {
  const guards = new Guards({ failures: 3, cooldownMs: 30_000, now: () => clock });
  const moderator = () =>
    openAiModeration({ apiKey: 'k', baseUrl, timeoutMs: 5_000, guard: guards.of('moderation') });
  const check = (signal = new AbortController().signal) =>
    checkPublishable('a cat', undefined, { moderator: moderator(), signal });

  it('keeps private at once after repeated failures, says what to do, and asks again after a rest', async () => {
    calls = 0;
    answer = json({ error: {} }, 429);
    for (let time = 0; time < 3; time += 1) await check();
    answer = json({ results: [{ flagged: false }] });
    expect(await check()).toMatchObject({
      isPublishable: false,
      message: expect.stringContaining('Publish it later'),
    });
    expect(calls).toBe(3);
    clock = 30_000;
    expect(await check()).toEqual({ isPublishable: true });
  });

  it('never sleeps as long as the endpoint asks, but answers at once', async () => {
    calls = 0;
    answer = json({ error: {} }, 503, { 'retry-after': '1' });
    expect(await check()).toMatchObject({ isPublishable: false });
    expect(calls).toBe(1);
  });

  it('follows no redirect', async () => {
    calls = 0;
    answer = json({}, 307, { location: `${baseUrl}/elsewhere` });
    expect(await check()).toMatchObject({ isPublishable: false });
    expect(calls).toBe(1);
  });

  it('does not rest because it was refused, or because somebody left', async () => {
    answer = json({ error: {} }, 401);
    for (let time = 0; time < 4; time += 1) await check();
    for (let time = 0; time < 4; time += 1) await check(AbortSignal.abort()).catch(String);
    answer = json({ results: [{ flagged: false }] });
    expect(await check()).toEqual({ isPublishable: true });
  });
});

describe('the word list', () => {
  it.each([
    'a nude beach',
    'N U D E figure',
    'nüde',
    'p0rn star',
    'a b3head1ng',
    'swastika on a wall',
    'n\u200bude',
    'sexy robot',
  ])('flags %s', (prompt) => {
    expect(hasListedWord(prompt)).toBe(true);
  });

  it.each([
    'a denuded hillside in Essex and Sussex',
    'a scunthorpe street',
    'a grape harvest with a therapist',
    'a cockpit at sunrise',
    'the number 69 bus',
    'a spicy bowl of noodles',
    'two kittens, one is called Lolita',
    'a lonely hero in the snow',
    'Generate an image of a mountain in the style Fantasy style',
  ])('lets pass %s', (prompt) => {
    expect(hasListedWord(prompt)).toBe(false);
  });
});

it('uses the endpoint only with a key of its own', () => {
  expect(pickModerator(readEnv({}))).toBe(wordListModeration);
  const other = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://localhost:1/v1' };
  expect(pickModerator(readEnv(other))).toBe(wordListModeration);
  expect(pickModerator(readEnv({ IMAGE_API_KEY: 'k', IMAGE_BASE_URL: 'http://x/v1' }))).toBe(
    wordListModeration,
  );
  expect(pickModerator(readEnv({ OPENAI_API_KEY: 'k' }))).not.toBe(wordListModeration);
  expect(pickModerator(readEnv({ IMAGE_API_KEY: 'k' }))).not.toBe(wordListModeration);
});
