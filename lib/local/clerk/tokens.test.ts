import { verifyToken } from '@clerk/backend';
import { expect, it } from 'vitest';
import { createKeys, openKeys, sessionClaims } from './keys';
import { callBackend, ORIGIN, startTestEmulator, temporaryFolder, TestBrowser } from './testing';

async function signedUp(options = {}) {
  const emulator = await startTestEmulator(options);
  const browser = new TestBrowser(emulator);
  const { body } = await browser.signUp('ada@example.com');
  const userId = String(body.response.created_user_id);
  const path = `/client/sessions/${body.response.created_session_id}/tokens`;
  const token = async () => (await browser.post(path)).body.jwt;
  return { emulator, browser, userId, token };
}

it('signs tokens that Clerk verifies without a network call', async () => {
  const { emulator, userId, token } = await signedUp();
  const claims = await verifyToken(await token(), {
    jwtKey: emulator.publicPem,
    authorizedParties: [ORIGIN],
  });
  expect(claims).toMatchObject({ v: 2, sub: userId, sts: 'active', azp: ORIGIN, pla: 'u:free' });
  expect(claims.exp - claims.iat).toBe(60);
});

it('signs tokens that Clerk verifies with the keys it publishes', async () => {
  const { emulator, userId, token } = await signedUp();
  const claims = await verifyToken(await token(), {
    secretKey: emulator.env.CLERK_SECRET_KEY ?? '',
    apiUrl: emulator.env.CLERK_API_URL ?? '',
    skipJwksCache: true,
  });
  expect(claims.sub).toBe(userId);
});

it('writes a change of plan into the next token', async () => {
  const { emulator, userId, token } = await signedUp();
  await callBackend(emulator, 'PATCH', `/users/${userId}/metadata`, {
    public_metadata: { plan: 'premium' },
  });
  const claims = await verifyToken(await token(), { jwtKey: emulator.publicPem });
  expect(claims).toMatchObject({ pla: 'u:premium' });
});

it('takes the authorized party from the page that asks', async () => {
  const { emulator, browser } = await signedUp();
  const { body } = await browser.get('/client');
  const id = (body.response.sessions as { id: string }[])[0]?.id;
  const cookie = `__client=${browser.cookies.get('__client')}`;
  const ask = async (headers: Record<string, string>) => {
    const url = `${emulator.url}/v1/client/sessions/${id}/tokens`;
    const response = await fetch(url, { method: 'POST', headers: { cookie, ...headers } });
    const { jwt } = (await response.json()) as { jwt: string };
    return (await verifyToken(jwt, { jwtKey: emulator.publicPem })).azp;
  };
  expect(await ask({ origin: 'https://tunnel.example' })).toBe('https://tunnel.example');
  expect(await ask({ referer: 'http://localhost:3001/ai?x=1' })).toBe('http://localhost:3001');
  expect(await ask({ 'x-forwarded-host': 'localhost:3002', 'x-forwarded-proto': 'http' })).toBe(
    'http://localhost:3002',
  );
});

it('keeps its key over restarts', async () => {
  const dir = await temporaryFolder();
  const first = await openKeys(dir);
  const second = await openKeys(dir);
  expect(second.publicPem).toBe(first.publicPem);
  await expect(
    verifyToken(first.mint(sessionClaims(ORIGIN)), { jwtKey: second.publicPem }),
  ).resolves.toMatchObject({ sub: 'user_test' });
});

it('mints tokens for tests, valid ones and broken ones', async () => {
  const keys = await createKeys();
  const options = { jwtKey: keys.publicPem, authorizedParties: [ORIGIN] };
  const good = sessionClaims(ORIGIN);
  await expect(verifyToken(keys.mint(good), options)).resolves.toMatchObject({ pla: 'u:free' });
  const foreign = (await createKeys()).mint(good);
  const broken = [
    keys.mint(sessionClaims('https://elsewhere.example')),
    keys.mint(sessionClaims(ORIGIN, Date.now() - 120_000)),
    keys.mint(good, { alg: 'none' }),
    keys.mint(good, { alg: 'HS256' }),
    foreign,
  ];
  for (const token of broken) {
    await expect(verifyToken(token, options)).rejects.toThrow(/JWT/);
  }
});
