import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runReservations } from '@/db/schema';
import { getUsage } from '@/db/usage';
import { keepHouse } from '@/lib/api/maintenance/maintenance';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
let beginPaidRun: (typeof import('./paid-run'))['beginPaidRun'];
let person = 0;

beforeAll(async () => {
  api = await startTestApi({ QUOTA_FREE_DAILY: '3' });
  ({ beginPaidRun } = await import('./paid-run'));
});
afterAll(() => api.close());
beforeEach(() => void (person += 1));

const begin = (parts: { key?: string; input?: unknown; id?: string } = {}) =>
  beginPaidRun(
    api.db,
    {
      user: { id: parts.id ?? `user_${person}`, plan: 'free' },
      endpoint: 'generate-article',
      key: parts.key ?? 'key',
      input: parts.input ?? { prompt: 'tea' },
      isStream: false,
    },
    { leaseSeconds: 1, renewMs: 100 },
  );
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

it('holds a key for as long as its run is at work, however long that is', async () => {
  const paid = await run();
  await sleep(1_500);
  expect(await statusOf(begin())).toBe(409);
  await paid.complete({ status: 200, response: { content: 'x' } }, { isCharged: true });
  expect(await begin()).toEqual({ status: 200, response: { content: 'x' } });
  expect(await getUsage(api.db, `user_${person}`)).toBe(1);
});

it('lets one of many equal requests at once begin, and charges it alone', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => statusOf(begin())));
  expect(answers.filter((answer) => answer === 'begun')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 409)).toHaveLength(19);
  expect(await getUsage(api.db, `user_${person}`)).toBe(1);
});

it('refuses a key for another request, frees it when its run fails, and keeps people apart', async () => {
  const paid = await run();
  expect(await statusOf(begin({ input: { prompt: 'coffee' } }))).toBe(422);
  expect(await statusOf(begin({ id: 'user_other' }))).toBe('begun');
  await paid.abandon();
  expect(await getUsage(api.db, `user_${person}`)).toBe(0);
  expect(await statusOf(begin({ input: { prompt: 'coffee' } }))).toBe('begun');
});

it('settles what the database was away for when it is back, once', async () => {
  const unfinished = await api.db.$count(runReservations);
  const [failed, fine] = [await run(begin({ key: 'failed' })), await run(begin({ key: 'fine' }))];
  await api.db.execute(sql`alter table run_reservations rename to away`);
  await failed.abandon();
  await fine.complete({ status: 200, response: {} }, { isCharged: true });
  await expect(keepHouse(api.db)).rejects.toBeInstanceOf(Error);
  await api.db.execute(sql`alter table away rename to run_reservations`);
  expect(await getUsage(api.db, `user_${person}`)).toBe(2);
  await keepHouse(api.db);
  await keepHouse(api.db);
  expect(await getUsage(api.db, `user_${person}`)).toBe(1);
  expect(await api.db.$count(runReservations)).toBe(unfinished);
});
