import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../../database';
import { drawCard } from '../../draws';
import { beginExport, endExport, renewExport } from '../../exports';
import { claimKey, completeKey, releaseKey, renewKey } from '../../idempotency';
import { releaseStream, renewStream } from '../../streams';
import { idempotencyKeys, runReservations, usageTotals } from '../../schema';
import { chargeRun, getUsage, refundLostRuns, refundRun, reserveRun, takeDaily } from '../../usage';
import { atOnce, newUser } from '../sample';

let dayNumber = 0;
/** A day of its own, so that tests do not share everybody's total. */
const newDay = () => new Date(Date.UTC(2030, 0, (dayNumber += 1))).toISOString().slice(0, 10);

/** Allowance, cap, streams, keys and draws, each decided by one statement. */
export function limitsSuite(db: () => Database): void {
  test('50 runs at once against an allowance of 1 reserve one', async () => {
    const [userId, day] = [newUser(), newDay()];
    for (let round = 0; round < 5; round += 1) {
      const answers = await atOnce(50, () =>
        reserveRun(db(), { userId, day, dailyLimit: 1, dailyCap: 0 }),
      );
      const [granted, ...more] = answers.filter((answer) => answer.isReserved);
      expect([granted?.isReserved, more]).toEqual([true, []]);
      expect(await getUsage(db(), userId, day)).toBe(1);
      await refundRun(db(), granted?.id ?? '');
    }
    expect(await getUsage(db(), userId, day)).toBe(0);
    expect(await reserveRun(db(), { userId, day, dailyLimit: 1, dailyCap: 1 })).toEqual({
      isReserved: true,
      id: expect.any(String),
      day,
      userRuns: 1,
      allRuns: 1,
    });
  });

  test('the cap over everybody holds exactly and takes nothing from those it refuses', async () => {
    const day = newDay();
    const people = Array.from({ length: 10 }, newUser);
    const answers = await atOnce(60, (index) =>
      reserveRun(db(), { userId: people[index % 10] ?? '', day, dailyLimit: 4, dailyCap: 25 }),
    );
    const granted = answers.filter(({ isReserved }) => isReserved);
    expect(granted).toHaveLength(25);
    const used = await Promise.all(people.map((userId) => getUsage(db(), userId, day)));
    expect(used.reduce((sum, runs) => sum + runs, 0)).toBe(25);
    expect(Math.max(...used)).toBeLessThanOrEqual(4);
    expect(answers.some((answer) => !answer.isReserved && answer.refusedBy === 'everybody')).toBe(
      true,
    );
  });

  /** Reserves a run of a person on a day, and answers its id. */
  async function reserve(userId: string, day: string): Promise<string> {
    const reserved = await reserveRun(db(), { userId, day, dailyLimit: 9, dailyCap: 9 });
    if (!reserved.isReserved) throw new Error(reserved.refusedBy);
    return reserved.id;
  }

  test('a run is given back once, however often it is asked, and never after it was charged', async () => {
    const [userId, day] = [newUser(), newDay()];
    const ids = [
      await reserve(userId, day),
      await reserve(userId, day),
      await reserve(userId, day),
    ];
    await chargeRun(db(), ids[0] ?? '');
    await atOnce(20, (index) => refundRun(db(), ids[index % 2] ?? ''));
    expect(await getUsage(db(), userId, day)).toBe(2);
    const next = await reserveRun(db(), { userId, day, dailyLimit: 9, dailyCap: 9 });
    expect(next).toMatchObject({ userRuns: 3, allRuns: 3 });
  });

  const everybody = async (day: string) => {
    const [row] = await db().select().from(usageTotals).where(eq(usageTotals.day, day));
    return row?.runs ?? 0;
  };

  test('a run whose call was sent is given back to its person alone', async () => {
    const [userId, day] = [newUser(), newDay()];
    const [sent, unsent] = [await reserve(userId, day), await reserve(userId, day)];
    await refundRun(db(), sent, { isSent: true, hasLeft: false });
    await refundRun(db(), unsent, { isSent: false, hasLeft: false });
    await refundRun(db(), sent, { isSent: false, hasLeft: false });
    expect(await getUsage(db(), userId, day)).toBe(0);
    expect(await everybody(day)).toBe(1);
  });

  test('a person gets ten runs a day back that they left, also when all are left at once', async () => {
    const [userId, day] = [newUser(), newDay()];
    const limits = { day, dailyLimit: 99, dailyCap: 0 };
    const begun = await atOnce(30, () => reserveRun(db(), { userId, ...limits }));
    const ids = begun.map((run) => (run.isReserved ? run.id : ''));
    await atOnce(25, (index) => refundRun(db(), ids[index] ?? '', { isSent: true, hasLeft: true }));
    expect(await getUsage(db(), userId, day)).toBe(20);
    for (const id of ids.slice(25)) await refundRun(db(), id, { isSent: true, hasLeft: false });
    expect(await getUsage(db(), userId, day)).toBe(15);
    expect(await everybody(day)).toBe(30);
    const other = { userId: newUser(), ...limits };
    const left = await reserveRun(db(), other);
    const refund = { isSent: true, hasLeft: true };
    await refundRun(db(), left.isReserved ? left.id : '', refund);
    expect(await getUsage(db(), other.userId, day)).toBe(0);
  });

  test('a daily number of free calls holds exactly, by kind, person and day', async () => {
    const take = { userId: newUser(), day: newDay(), kind: 'lookups' as const, most: 7 };
    const taken = await atOnce(30, () => takeDaily(db(), take));
    expect(taken.filter(Boolean)).toHaveLength(7);
    expect(await takeDaily(db(), { ...take, kind: 'checks' })).toBe(true);
    expect(await takeDaily(db(), { ...take, userId: newUser() })).toBe(true);
    expect(await takeDaily(db(), { ...take, day: newDay() })).toBe(true);
    expect(await getUsage(db(), take.userId, take.day)).toBe(0);
  });

  test('a run that never ended is given back to its person once, an hour later', async () => {
    const [userId, day] = [newUser(), newDay()];
    const [lost, charged] = [await reserve(userId, day), await reserve(userId, day)];
    await reserve(userId, day);
    await chargeRun(db(), charged);
    await refundLostRuns(db());
    expect(await getUsage(db(), userId, day)).toBe(3);
    await db()
      .update(runReservations)
      .set({ createdAt: sql`now() - interval '61 minutes'` })
      .where(eq(runReservations.id, lost));
    await atOnce(5, () => refundLostRuns(db()));
    expect(await getUsage(db(), userId, day)).toBe(2);
    await refundRun(db(), lost);
    expect(await getUsage(db(), userId, day)).toBe(2);
    expect(await everybody(day)).toBe(3);
  });

  test('a person has two live streams, whoever asks, and lapsed ones are free', async () => {
    const [userId, day] = [newUser(), newDay()];
    const take = (leaseId: string, of = userId) =>
      reserveRun(db(), { userId: of, day, dailyLimit: 99, dailyCap: 0, leaseId });
    const taken = await atOnce(20, async (index) =>
      (await take(`lease-${index}`)).isReserved ? `lease-${index}` : null,
    );
    const [one, two, ...more] = taken.filter((lease) => lease !== null);
    expect(more).toEqual([]);
    expect(await getUsage(db(), userId, day)).toBe(2);
    await releaseStream(db(), { userId, leaseId: one ?? '' });
    expect(await take('short')).toMatchObject({ isReserved: true, userRuns: 3 });
    expect(await take('third')).toEqual({ isReserved: false, refusedBy: 'streams' });
    await renewStream(db(), { userId, leaseId: 'short' }, { seconds: -1 });
    expect(await take('third')).toMatchObject({ isReserved: true, userRuns: 4, allRuns: 4 });
    expect(await renewStream(db(), { userId, leaseId: 'short' })).toBe(false);
    expect(await renewStream(db(), { userId, leaseId: two ?? '' })).toBe(true);
    expect(await take('third', newUser())).toMatchObject({ isReserved: true });
  });

  test('a run that is refused takes no stream either', async () => {
    const [userId, day] = [newUser(), newDay()];
    const take = (leaseId: string, limits: { dailyLimit: number; dailyCap: number }) =>
      reserveRun(db(), { userId, day, leaseId, ...limits });
    await take('first', { dailyLimit: 1, dailyCap: 1 });
    const refused = [
      await take('of-nobody', { dailyLimit: 0, dailyCap: 0 }),
      await take('over-limit', { dailyLimit: 1, dailyCap: 0 }),
      await take('over-cap', { dailyLimit: 9, dailyCap: 1 }),
    ];
    expect(refused).toEqual(
      ['user', 'user', 'everybody'].map((refusedBy) => ({ isReserved: false, refusedBy })),
    );
    for (const leaseId of ['of-nobody', 'over-limit', 'over-cap']) {
      expect(await renewStream(db(), { userId, leaseId })).toBe(false);
    }
    expect(await renewStream(db(), { userId, leaseId: 'first' })).toBe(true);
    expect(await getUsage(db(), userId, day)).toBe(1);
  });

  test('of requests with one key at once, one is the run', async () => {
    const scope = { userId: newUser(), endpoint: 'generate-article', key: 'click' };
    const claims = await atOnce(30, () => claimKey(db(), { ...scope, requestHash: 'h' }));
    const [claim, ...others] = claims.filter(({ state }) => state === 'new');
    expect(others).toEqual([]);
    expect(claims.filter(({ state }) => state === 'running')).toHaveLength(29);
    if (claim?.state !== 'new') throw new Error('No run was claimed.');
    expect(await claimKey(db(), { ...scope, requestHash: 'changed' })).toEqual({
      state: 'mismatch',
    });
    expect(await claimKey(db(), { ...scope, userId: newUser(), requestHash: 'h' })).toMatchObject({
      state: 'new',
    });
    expect(await claimKey(db(), { ...scope, endpoint: 'chat', requestHash: 'h' })).toMatchObject({
      state: 'new',
    });
    const answer = { status: 200, response: { success: true } };
    expect(await completeKey(db(), { ...scope, ...answer, lease: claim.lease })).toEqual(
      answer.response,
    );
    await releaseKey(db(), { ...scope, lease: claim.lease });
    expect(await claimKey(db(), { ...scope, requestHash: 'h' })).toEqual({
      state: 'replay',
      ...answer,
    });
    expect(await claimKey(db(), { ...scope, requestHash: 'changed' })).toEqual({
      state: 'mismatch',
    });
  });

  test('an answer is given again for a day, and then its key is new', async () => {
    const scope = { userId: newUser(), endpoint: 'chat', key: 'click' };
    const claim = await claimKey(db(), { ...scope, requestHash: 'h' });
    if (claim.state !== 'new') throw new Error(claim.state);
    await completeKey(db(), { ...scope, lease: claim.lease, status: 200, response: {} });
    const pass = (hours: number) =>
      db()
        .update(idempotencyKeys)
        .set({ expiresAt: sql`expires_at - ${hours}::integer * interval '1 hour'` })
        .where(eq(idempotencyKeys.userId, scope.userId));
    await pass(23);
    expect(await claimKey(db(), { ...scope, requestHash: 'h' })).toMatchObject({ state: 'replay' });
    await pass(1);
    expect(await claimKey(db(), { ...scope, requestHash: 'h' })).toMatchObject({ state: 'new' });
  });

  test('a failed run frees its key, and so does a crashed one after its lease', async () => {
    const scope = { userId: newUser(), endpoint: 'generate-image', key: 'click' };
    const again = () => claimKey(db(), { ...scope, requestHash: 'h' });
    const failed = await again();
    if (failed.state !== 'new') throw new Error(failed.state);
    await releaseKey(db(), { ...scope, lease: failed.lease });
    const crashed = await again();
    if (crashed.state !== 'new') throw new Error(crashed.state);
    await db()
      .update(idempotencyKeys)
      .set({ leaseUntil: sql`lease_until - interval '45 seconds'` })
      .where(eq(idempotencyKeys.userId, scope.userId));
    expect(await claimKey(db(), { ...scope, requestHash: 'other' })).toEqual({ state: 'mismatch' });
    const heirs = await atOnce(10, () => again());
    expect(heirs.filter(({ state }) => state === 'new')).toHaveLength(1);
    expect(await renewKey(db(), { ...scope, lease: crashed.lease })).toBe(false);
    const late = { ...scope, lease: crashed.lease, status: 200, response: { late: true } };
    expect(await completeKey(db(), late)).toBeNull();
  });

  test('no card comes twice until all were seen, nor the last one right after', async () => {
    const userId = newUser();
    const deck = { deck: 'quotes:strength', size: 9, memory: 9 };
    let last = -1;
    for (let round = 0; round < 3; round += 1) {
      const seen = new Set<number>();
      for (let card = 0; card < deck.size; card += 1) {
        const drawn = await drawCard(db(), userId, deck);
        expect(drawn).not.toBe(last);
        seen.add((last = drawn));
      }
      expect(seen).toEqual(new Set(Array.from({ length: deck.size }, (_, card) => card)));
    }
    expect(await drawCard(db(), userId, { deck: 'single', size: 1, memory: 1 })).toBe(0);
    expect(await drawCard(db(), userId, { deck: 'single', size: 1, memory: 1 })).toBe(0);
  });

  test('the last cards of a large deck do not come again, also drawn at once', async () => {
    const userId = newUser();
    const verses = { deck: 'verses', size: 701, memory: 50 };
    const together = await atOnce(50, () => drawCard(db(), userId, verses));
    expect(new Set(together).size).toBe(50);
    const drawn: number[] = [];
    for (let count = 0; count < 60; count += 1) drawn.push(await drawCard(db(), userId, verses));
    for (const [index, card] of drawn.entries()) {
      expect(drawn.slice(Math.max(0, index - 50), index)).not.toContain(card);
    }
  });

  test('50 exports at once begin one, and the day has a number of them', async () => {
    const [userId, day, mostADay] = [newUser(), newDay(), 2];
    const begin = () => beginExport(db(), userId, { mostADay, day });
    const answers = await atOnce(50, begin);
    const [first, ...more] = answers.filter((answer) => answer.isBegun);
    expect(more).toEqual([]);
    expect(answers.filter((answer) => !answer.isBegun && answer.refusedBy === 'busy')).toHaveLength(
      49,
    );
    if (!first) throw new Error('No export has begun.');
    expect(await renewExport(db(), first.lease)).toBe(true);
    await endExport(db(), { ...first.lease, leaseId: crypto.randomUUID() });
    expect(await begin()).toEqual({ isBegun: false, refusedBy: 'busy' });
    await endExport(db(), first.lease);
    const second = await begin();
    expect(second.isBegun).toBe(true);
    if (second.isBegun) await endExport(db(), second.lease);
    expect(await begin()).toEqual({ isBegun: false, refusedBy: 'day' });
    expect(await beginExport(db(), userId, { mostADay, day: newDay() })).toMatchObject({
      isBegun: true,
    });
    expect(await renewExport(db(), first.lease)).toBe(false);
  });

  test('an export that was never ended frees its place', async () => {
    const userId = newUser();
    await beginExport(db(), userId, { mostADay: 9, seconds: -1 });
    expect(await beginExport(db(), userId, { mostADay: 9 })).toMatchObject({ isBegun: true });
  });
}
