import { createClerkClient, verifyToken } from '@clerk/backend';
import { expect, it } from 'vitest';
import { callBackend, ORIGIN, startTestEmulator, TestBrowser } from './testing';

async function withClient() {
  const emulator = await startTestEmulator();
  const clerk = createClerkClient({
    secretKey: emulator.env.CLERK_SECRET_KEY ?? '',
    apiUrl: emulator.env.CLERK_API_URL ?? '',
  });
  return { emulator, clerk };
}

it('serves Clerk’s own client: create, get, list, count, update, delete', async () => {
  const { clerk } = await withClient();
  const ada = await clerk.users.createUser({
    emailAddress: ['Ada@example.com'],
    password: 'correct horse',
    firstName: 'Ada',
  });
  const bob = await clerk.users.createUser({
    emailAddress: ['bob@example.com'],
    password: 'x'.repeat(8),
  });
  expect((await clerk.users.getUser(ada.id)).fullName).toBe('Ada');
  const found = await clerk.users.getUserList({ emailAddress: ['ada@example.com'] });
  expect(found.data.map(({ id }) => id)).toEqual([ada.id]);
  expect(await clerk.users.getCount()).toBe(2);
  const renamed = await clerk.users.updateUser(ada.id, { lastName: 'Byron' });
  expect(renamed.fullName).toBe('Ada Byron');
  await clerk.users.deleteUser(bob.id);
  await expect(clerk.users.getUser(bob.id)).rejects.toMatchObject({ status: 404 });
});

it('merges metadata deeply and removes what is null', async () => {
  const { clerk } = await withClient();
  const { id } = await clerk.users.createUser({
    emailAddress: ['a@b.c'],
    password: 'correct horse',
  });
  await clerk.users.updateUserMetadata(id, {
    publicMetadata: { plan: 'premium', a: { b: 1, c: 2 } },
  });
  const user = await clerk.users.updateUserMetadata(id, {
    publicMetadata: { a: { b: null, d: 3 } },
    privateMetadata: { note: 'x' },
  });
  expect(user.publicMetadata).toEqual({ plan: 'premium', a: { c: 2, d: 3 } });
  expect(user.privateMetadata).toEqual({ note: 'x' });
});

it('makes sessions and tokens for tests without a browser', async () => {
  const { emulator, clerk } = await withClient();
  const { id } = await clerk.users.createUser({
    emailAddress: ['a@b.c'],
    password: 'correct horse',
  });
  const session = await callBackend(emulator, 'POST', '/sessions', { user_id: id });
  const { body } = await callBackend(emulator, 'POST', `/sessions/${session.body.id}/tokens`);
  const claims = await verifyToken(body.jwt, {
    jwtKey: emulator.publicPem,
    authorizedParties: [ORIGIN],
  });
  expect(claims.sub).toBe(id);
});

it('keeps private metadata from browsers', async () => {
  const { emulator, clerk } = await withClient();
  const browser = new TestBrowser(emulator);
  const { body } = await browser.signUp('ada@example.com');
  await clerk.users.updateUserMetadata(String(body.response.created_user_id), {
    privateMetadata: { note: 'for servers only' },
  });
  expect(JSON.stringify((await browser.get('/me')).body)).not.toContain('for servers only');
});

it.each(['', 'Bearer sk_live_other', 'Bearer ', 'sk_live_emulator'])(
  'answers 401 to the authorization %j',
  async (authorization) => {
    const emulator = await startTestEmulator();
    expect((await callBackend(emulator, 'GET', '/users', undefined, authorization)).status).toBe(
      401,
    );
  },
);
