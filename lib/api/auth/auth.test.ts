import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createKeys, sessionClaims } from '@/lib/local/clerk/keys';
import { json, startFakeUpstream, type FakeUpstream } from '@/lib/providers/http/fake-upstream';
import { startTestApi, TEST_ORIGIN, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
let clerk: FakeUpstream;
let keys: Awaited<ReturnType<typeof createKeys>>;
let requireUser: (typeof import('./auth'))['requireUser'];

beforeAll(async () => {
  keys = await createKeys();
  clerk = await startFakeUpstream(json({ keys: [keys.jwk] }));
  api = await startTestApi({ CLERK_JWT_KEY: '', CLERK_API_URL: clerk.url });
  ({ requireUser } = await import('./auth'));
});
afterAll(async () => {
  await api.close();
  await clerk.close();
});

const mint = (claims: object = {}, header = {}) =>
  keys.mint({ ...sessionClaims(TEST_ORIGIN), ...claims }, header);
const userOf = (token: string) => requireUser(api.request('/api/x', { token }));

it('knows people by keys that Clerk publishes, and fetches these once', async () => {
  expect(await userOf(mint({ sub: 'user_a' }))).toEqual({ id: 'user_a', plan: 'free' });
  expect(await userOf(mint({ sub: 'user_b', pla: 'u:premium' }))).toMatchObject({
    plan: 'premium',
  });
  for (let id = 0; id < 50; id += 1) {
    await expect(userOf(mint({}, { kid: `invented-${id}` }))).rejects.toMatchObject({
      status: 401,
    });
  }
  expect(clerk.calls).toHaveLength(1);
});

it.each([
  ['of another key', async () => (await createKeys()).mint(sessionClaims(TEST_ORIGIN))],
  ['that is none', async () => 'not.a.token'],
  ['without a key id', async () => mint({}, { kid: undefined })],
  ['with no algorithm', async () => mint({}, { alg: 'none' })],
  ['that is pending', async () => mint({ sts: 'pending' })],
  ['for another site', async () => mint({ azp: 'https://evil.example' })],
  ['for no site', async () => mint({ azp: undefined })],
])('refuses a token %s', async (_, token) => {
  await expect(userOf(await token())).rejects.toMatchObject({ status: 401 });
});

it('forgets a known token the moment it expires', async () => {
  const now = Date.now();
  const token = mint({ sub: 'user_c', exp: Math.floor(now / 1000) + 30 });
  expect(await userOf(token)).toMatchObject({ id: 'user_c' });
  vi.useFakeTimers({ now: now + 31_000, toFake: ['Date'] });
  await expect(userOf(token)).rejects.toMatchObject({ status: 401 });
  vi.useRealTimers();
});
