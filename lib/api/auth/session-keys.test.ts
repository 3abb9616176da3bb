import { createPublicKey } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeys } from '@/lib/local/clerk/keys';
import {
  json,
  misbehaviour,
  startFakeUpstream,
  type FakeUpstream,
} from '@/lib/providers/http/fake-upstream';
import { SessionKeys } from './session-keys';

let clerk: FakeUpstream;
let clock = 0;
let keys: SessionKeys;

beforeEach(async () => {
  const { publicPem } = await createKeys();
  const jwk = { ...createPublicKey(publicPem).export({ format: 'jwk' }), kid: 'ours' };
  clerk = await startFakeUpstream(json({ keys: [jwk] }));
  clock = 0;
  keys = new SessionKeys({ apiUrl: clerk.url, secretKey: 'sk', now: () => clock });
});
afterEach(() => clerk.close());

it('fetches the keys once for many who ask at once', async () => {
  const found = await Promise.all(Array.from({ length: 20 }, () => keys.find('ours')));
  expect(new Set(found).size).toBe(1);
  expect(found[0]).toContain('BEGIN PUBLIC KEY');
  expect(clerk.calls).toEqual(['/v1/jwks']);
  expect(clerk.headers.authorization).toBe('Bearer sk');
});

it('is not made to fetch again and again by invented ids', async () => {
  for (let id = 0; id < 200; id += 1) {
    clock += 100;
    expect(await keys.find(`invented-${id}`)).toBeUndefined();
  }
  expect(await keys.find('ours')).toContain('BEGIN PUBLIC KEY');
  expect(clerk.calls).toHaveLength(1);
});

it('finds a key that Clerk changed to', async () => {
  await keys.find('ours');
  clock = 30_000;
  const { publicPem } = await createKeys();
  const jwk = { ...createPublicKey(publicPem).export({ format: 'jwk' }), kid: 'next' };
  clerk.answer = json({ keys: [jwk] });
  expect(await keys.find('next')).toContain('BEGIN PUBLIC KEY');
  expect(await keys.find('ours')).toBeUndefined();
});

it('goes on with the keys it knows while Clerk is away, and says so when it knows none', async () => {
  await keys.find('ours');
  clerk.answer = misbehaviour.serverError;
  clock = 2 * 60 * 60_000;
  expect(await keys.find('ours')).toContain('BEGIN PUBLIC KEY');
  const empty = new SessionKeys({ apiUrl: clerk.url, secretKey: 'sk', now: () => clock });
  await expect(empty.find('ours')).rejects.toMatchObject({ status: 503 });
});
