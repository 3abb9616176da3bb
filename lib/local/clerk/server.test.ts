import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COOKIE_SUFFIX, PUBLISHABLE_KEY } from './constants';
import { callBackend, startTestEmulator, TestBrowser } from './testing';

/** The status of a request with headers that fetch would not let us set. */
function statusWith(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(address, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject).end();
  });
}

it('listens on loopback, at the port it is given when that is free', async () => {
  const first = await startTestEmulator();
  expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const port = Number(new URL(first.url).port);
  const second = await startTestEmulator({ port });
  expect(second.url).not.toBe(first.url);
  await first.close();
  expect((await startTestEmulator({ port })).url).toBe(first.url);
});

it('answers no page that reached this machine under another name', async () => {
  const page = `${(await startTestEmulator()).url}/v1/environment`;
  for (const host of ['localhost:3000', '[::1]:3000']) {
    expect(await statusWith(page, { host })).toBe(200);
    expect(await statusWith(page, { 'x-forwarded-host': host })).toBe(200);
  }
  for (const host of ['rebound.example', 'localhost.example:3000', 'localhost, rebound.example']) {
    expect(await statusWith(page, { host })).toBe(403);
    expect(await statusWith(page, { 'x-forwarded-host': host })).toBe(403);
  }
});

it('lets the app’s server call the backend, and nobody through the app', async () => {
  const { url, env } = await startTestEmulator();
  const headers = { authorization: `Bearer ${env.CLERK_SECRET_KEY}` };
  const proxied = { ...headers, 'x-forwarded-host': 'localhost:3000' };
  expect(await statusWith(`${url}/bapi/v1/users`, headers)).toBe(200);
  expect(await statusWith(`${url}/bapi/v1/users`, proxied)).toBe(403);
});

it('gives every folder a secret key of its own, and an old folder one', async () => {
  const first = await startTestEmulator();
  const second = await startTestEmulator();
  const key = first.env.CLERK_SECRET_KEY;
  expect(key).toMatch(/^sk_live_emulator_[\w-]{32}$/);
  expect(second.env.CLERK_SECRET_KEY).not.toBe(key);
  expect(
    (await callBackend(first, 'GET', '/users', undefined, 'Bearer sk_live_emulator')).status,
  ).toBe(401);
  await first.close();
  expect((await startTestEmulator({ dir: first.dir })).env.CLERK_SECRET_KEY).toBe(key);
  await rm(join(second.dir, 'secret-key'));
  await second.close();
  expect(
    (await callBackend(await startTestEmulator({ dir: second.dir }), 'GET', '/users')).status,
  ).toBe(200);
});

it('stops reading a body that is too large', async () => {
  const emulator = await startTestEmulator();
  const { status, body } = await new TestBrowser(emulator).signUp('a@b.c', {
    first_name: 'x'.repeat(70_000),
  });
  expect(status).toBe(413);
  expect(body.errors[0]?.code).toBe('request_body_too_large');
});

it('answers 400 to a body that is no JSON object', async () => {
  const { url } = await startTestEmulator();
  for (const body of ['{', '[]', '"x"', 'null']) {
    const response = await fetch(`${url}/v1/client/sign_ins`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
  }
});

it('answers 404 to addresses it does not know', async () => {
  const emulator = await startTestEmulator();
  const browser = new TestBrowser(emulator);
  expect((await browser.get('/nowhere')).status).toBe(404);
  expect((await browser.post('/environment')).status).toBe(404);
  expect((await callBackend(emulator, 'GET', '/nowhere')).status).toBe(404);
});

it('changes nothing for a link that names another method', async () => {
  const browser = new TestBrowser(await startTestEmulator());
  await browser.signUp('ada@example.com');
  const { body } = await browser.get('/me?_method=DELETE');
  expect(body.response).toMatchObject({ object: 'user' });
  expect((await browser.get('/me')).status).toBe(200);
});

it('is not confused by names every object has', async () => {
  const emulator = await startTestEmulator();
  const browser = new TestBrowser(emulator);
  browser.cookies.set('__client', '__proto__');
  expect((await browser.get('/client')).body.response).toBeNull();
  expect((await callBackend(emulator, 'GET', '/users/constructor')).status).toBe(404);
  expect((await callBackend(emulator, 'GET', '/users/__proto__')).status).toBe(404);
  const { body } = await browser.signUp('__proto__@constructor');
  expect(body.response.status).toBe('complete');
});

it('offers names at sign-up without asking for them', async () => {
  const { body } = await new TestBrowser(await startTestEmulator()).get('/environment');
  expect(body.user_settings).toMatchObject({
    attributes: {
      first_name: { enabled: true, required: false },
      last_name: { enabled: true, required: false },
      email_address: { enabled: true, required: true },
      password: { enabled: true, required: true },
    },
  });
});

it('serves Clerk’s browser scripts from the installed packages, and nothing else', async () => {
  const { url } = await startTestEmulator();
  const address = `${url}/__clerk/npm/@clerk/clerk-js@6/dist/clerk.browser.js`;
  const script = await fetch(address);
  expect(script.status).toBe(200);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect((await script.text()).length).toBeGreaterThan(10_000);
  const etag = script.headers.get('etag') ?? '';
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  for (const path of ['dist/none.js', 'package.json', 'dist/..%2Fpackage.json', 'dist/%2e%2e.js']) {
    expect((await fetch(`${url}/npm/@clerk/clerk-js@6/${path}`)).status).toBe(404);
  }
});

it('gives a browser whose token ran out a new one and sends it back', async () => {
  const browser = new TestBrowser(await startTestEmulator());
  const path = (target: string) => `/client/handshake?redirect_url=${encodeURIComponent(target)}`;
  const page = 'http://localhost:3000/ai?x=1';
  expect((await browser.get(path(page))).status).toBe(307);
  expect(browser.cookies.has('__session')).toBe(false);
  await browser.signUp('ada@example.com');
  const { status, headers } = await browser.get(path(page));
  expect([status, headers.get('location')]).toEqual([307, page]);
  expect(browser.cookies.get('__session')?.split('.')).toHaveLength(3);
  expect(browser.cookies.get(`__session_${COOKIE_SUFFIX}`)).toBe(browser.cookies.get('__session'));
  for (const target of ['https://elsewhere.example/', 'javascript:alert(1)', '//x.example', '']) {
    expect((await browser.get(path(target))).status).toBe(422);
  }
});

it('says what Next and Clerk need to use it', async () => {
  const { env, url, publicPem } = await startTestEmulator();
  expect(env).toEqual({
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    NEXT_PUBLIC_CLERK_PROXY_URL: '/__clerk',
    CLERK_SECRET_KEY: expect.stringMatching(/^sk_live_emulator_/),
    CLERK_API_URL: `${url}/bapi`,
    CLERK_JWT_KEY: publicPem,
    CLERK_EMULATOR_URL: url,
  });
});
