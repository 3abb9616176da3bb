import { NextFetchEvent } from 'next/dist/server/web/spec-extension/fetch-event.js';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COOKIE_SUFFIX, PUBLISHABLE_KEY } from '@/lib/local/clerk/constants';
import { createKeys, sessionClaims } from '@/lib/local/clerk/keys';
import { json, startFakeUpstream, type FakeUpstream } from '@/lib/providers/http/fake-upstream';
import { TEST_ORIGIN } from '../testing/test-api';

let clerk: FakeUpstream;
let keys: Awaited<ReturnType<typeof createKeys>>;
let middleware: (typeof import('@/middleware'))['default'];

beforeAll(async () => {
  keys = await createKeys();
  clerk = await startFakeUpstream(json({ keys: [keys.jwk] }));
  Object.assign(process.env, {
    APP_URL: TEST_ORIGIN,
    CLERK_JWT_KEY: '',
    CLERK_API_URL: clerk.url,
    CLERK_SECRET_KEY: 'sk_live_unused',
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  });
  ({ default: middleware } = await import('@/middleware'));
});
afterAll(() => clerk.close());

const mint = (claims: object = {}, header = {}) =>
  keys.mint({ ...sessionClaims(TEST_ORIGIN), ...claims }, header);

/** Asks for the history as a browser does that carries `token`; true where the sign-in page answers. */
async function meetsSignIn(headers: Record<string, string>): Promise<boolean> {
  const request = new NextRequest(`${TEST_ORIGIN}/ai/history`, { headers });
  const event = new NextFetchEvent({ request, page: '/', context: undefined });
  const response = await middleware(request, event);
  return (response.headers.get('x-middleware-rewrite') ?? '').includes('/sign-in?');
}
const inCookie = (token: string) => ({
  cookie: `__session=${token}; __session_${COOKIE_SUFFIX}=${token}; __client_uat=1; __client_uat_${COOKIE_SUFFIX}=1`,
});

it('opens a page for whom Clerk signed in on this site', async () => {
  expect(await meetsSignIn(inCookie(mint()))).toBe(false);
  expect(await meetsSignIn({ authorization: `Bearer ${mint()}` })).toBe(false);
});

it.each([['https://evil.example'], [`${TEST_ORIGIN}.evil.example`]])(
  'shows the sign-in page to a token for %s',
  async (azp) => {
    expect(await meetsSignIn(inCookie(mint({ azp })))).toBe(true);
    expect(await meetsSignIn({ authorization: `Bearer ${mint({ azp })}` })).toBe(true);
  },
);

it('fetches no keys for ids that somebody invents, wherever the token is put', async () => {
  await meetsSignIn(inCookie(mint()));
  const before = clerk.calls.length;
  for (let id = 0; id < 30; id += 1) {
    const token = mint({}, { kid: `invented-${id}` });
    expect(await meetsSignIn(inCookie(token))).toBe(true);
    expect(await meetsSignIn({ authorization: `Bearer ${token}` })).toBe(true);
    expect(await meetsSignIn({ cookie: `__clerk_handshake=${token}` })).toBe(true);
  }
  expect(clerk.calls.length - before).toBe(0);
});

it('asks Clerk nothing about a header that is no session token', async () => {
  await meetsSignIn(inCookie(mint()));
  const before = clerk.calls.length;
  for (const token of ['ak_invented', 'mt_invented', 'oat_invented']) {
    expect(await meetsSignIn({ authorization: `Bearer ${token}` })).toBe(true);
  }
  expect(clerk.calls.length - before).toBe(0);
});
