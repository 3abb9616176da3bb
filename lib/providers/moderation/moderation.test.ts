import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { checkPublishable, pickModerator } from './index';
import { openAiModeration } from './openai';
import { hasListedWord, wordListModeration } from './word-list';

let answer: (response: ServerResponse) => void;
let asked: { input: { type: string; image_url?: { url: string } }[] };
let baseUrl: string;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  asked = JSON.parse(body);
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
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));

describe('the moderation endpoint', () => {
  const check = (picture?: Uint8Array) =>
    checkPublishable('a cat', picture, {
      moderator: openAiModeration({ apiKey: 'k', baseUrl, timeoutMs: 300 }),
    });

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
    ['is silent', () => undefined],
  ])('keeps private what could not be checked because it %s', async (_name, behave) => {
    answer = behave;
    expect(await check()).toMatchObject({
      isPublishable: false,
      message: expect.stringContaining('could not be checked'),
    });
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
