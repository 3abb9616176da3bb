import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { countCreations } from '@/db/creations';
import type { Database } from '@/db/database';
import { idempotencyKeys, runReservations, streamLeases } from '@/db/schema';
import { addCreation } from '@/db/testing/sample';
import { getUsage } from '@/db/usage';
import { runMaintenance } from '@/lib/api/maintenance/maintenance';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
let beginPaidRun: (typeof import('./paid-run'))['beginPaidRun'];
let person = 0;

beforeAll(async () => {
  api = await startTestApi({ QUOTA_FREE_DAILY: '3' });
  ({ beginPaidRun } = await import('./paid-run'));
});
afterAll(() => api.close());
beforeEach(() => {
  person += 1;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

const me = () => `user_${person}`;
const begin = (parts: { key?: string; input?: unknown; id?: string; isStream?: boolean } = {}) =>
  beginPaidRun(api.db, {
    user: { id: parts.id ?? me(), plan: 'free' },
    endpoint: 'generate-article',
    key: parts.key ?? 'key',
    input: parts.input ?? { prompt: 'tea' },
    isStream: parts.isStream ?? false,
  });
const statusOf = (begun: Promise<unknown>) =>
  begun.then(
    () => 'begun',
    (error: { status: number }) => error.status,
  );
async function run(begun = begin()) {
  const paid = await begun;
  if ('response' in paid) throw new Error('This was a replay.');
  return paid;
}
const tea = async () => ({ content: 'tea' });
const charged = { isCharged: true };

/** Lets so many seconds pass for the person's key, as the database sees it. */
const pass = (seconds: number) =>
  api.db
    .update(idempotencyKeys)
    .set({ leaseUntil: sql`lease_until - ${seconds}::integer * interval '1 second'` })
    .where(eq(idempotencyKeys.userId, me()));
const secondsHeld = async () => {
  const [row] = await api.db
    .select({ left: sql<number>`extract(epoch from lease_until - now())::float8` })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.userId, me()));
  return row?.left ?? 0;
};
const renew = () => vi.advanceTimersByTimeAsync(10_000);

it('holds a key for as long as its run is at work, however long that is', async () => {
  const paid = await run();
  for (let renewal = 0; renewal < 20; renewal += 1) {
    await pass(10);
    await renew();
    await expect.poll(secondsHeld).toBeGreaterThan(35);
  }
  expect(await statusOf(begin())).toBe(409);
  await paid.complete(tea, tea, charged);
  expect(await begin()).toEqual({ response: { content: 'tea' } });
  expect(await getUsage(api.db, me())).toBe(1);
});

it('holds the key of a run that was killed for no more than 45 seconds', async () => {
  await run();
  await pass(30);
  expect(await statusOf(begin())).toBe(409);
  await pass(10);
  expect(await statusOf(begin())).toBe('begun');
});

it('holds the streams of a run that was killed no longer than its key', async () => {
  for (const key of ['one', 'two']) await run(begin({ key, isStream: true }));
  expect(await statusOf(begin({ key: 'three', isStream: true }))).toBe(429);
  await api.db.execute(sql`update ${streamLeases} set leases =
    (select jsonb_object_agg(key, value::float8 - 45) from jsonb_each(leases))
    where user_id = ${me()}`);
  expect(await statusOf(begin({ key: 'three', isStream: true }))).toBe('begun');
});

it('lets a run that was paused past its lease neither answer nor save nor charge', async () => {
  const paused = await run();
  await pass(41);
  const heir = await run();
  const saving = (content: string) => async (tx: Database) => {
    await addCreation(tx, { userId: me(), type: 'article' });
    return { content };
  };
  await renew();
  await expect.poll(() => paused.lost.aborted).toBe(true);
  await expect(paused.complete(saving('late'), tea, charged)).rejects.toMatchObject({
    code: 'conflict',
  });
  await paused.abandon({ hasLeft: false });
  expect(await statusOf(begin())).toBe(409);
  expect(heir.lost.aborted).toBe(false);
  await heir.complete(saving('again'), tea, charged);
  expect(await begin()).toMatchObject({ response: { content: 'again' } });
  expect(await countCreations(api.db, me())).toBe(1);
  expect(await getUsage(api.db, me())).toBe(1);
});

it('gives the answer it gave first to a run that did not hear that it was kept', async () => {
  const paid = await run();
  const unheard = async () => ({ content: 'unsaved' });
  await paid.complete(tea, unheard, charged);
  expect(await paid.complete(unheard, unheard, charged)).toEqual({ content: 'tea' });
  expect(await getUsage(api.db, me())).toBe(1);
});

it('lets one of many equal requests at once begin, and charges it alone', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => statusOf(begin())));
  expect(answers.filter((answer) => answer === 'begun')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 409)).toHaveLength(19);
  expect(await getUsage(api.db, me())).toBe(1);
});

it('refuses a key for another request, frees it when its run fails, and keeps people apart', async () => {
  const paid = await run();
  expect(await statusOf(begin({ input: { prompt: 'coffee' } }))).toBe(422);
  expect(await statusOf(begin({ id: 'user_other' }))).toBe('begun');
  await paid.abandon({ hasLeft: false });
  expect(await getUsage(api.db, me())).toBe(0);
  expect(await statusOf(begin({ input: { prompt: 'coffee' } }))).toBe('begun');
});

it('settles what the database was away for when it is back, once', async () => {
  const unfinished = await api.db.$count(runReservations);
  const [failed, fine] = [await run(begin({ key: 'failed' })), await run(begin({ key: 'fine' }))];
  await api.db.execute(sql`alter table run_reservations rename to away`);
  await failed.abandon({ hasLeft: false });
  await fine.complete(tea, tea, charged);
  await expect(runMaintenance(api.db)).rejects.toBeInstanceOf(Error);
  await api.db.execute(sql`alter table away rename to run_reservations`);
  expect(await getUsage(api.db, me())).toBe(2);
  await runMaintenance(api.db);
  await runMaintenance(api.db);
  expect(await getUsage(api.db, me())).toBe(1);
  expect(await api.db.$count(runReservations)).toBe(unfinished);
});
