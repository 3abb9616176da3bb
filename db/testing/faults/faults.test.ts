import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCreations } from '../../creations';
import { asDatabaseError } from '../../errors';
import { addCreation, newUser } from '../sample';
import { useServers } from '../servers';
import { eachFault } from './each-fault';
import { type FaultyDatabase, openFaulty } from './faulty-database';

const servers = useServers();

describe.each(['pglite', 'pg', 'neon'] as const)('faults on %s', (driver) => {
  let opened: FaultyDatabase;
  beforeAll(async () => {
    opened = await openFaulty(servers, driver);
  });
  afterAll(() => opened.close());

  it('lose a statement before it is done, or what the server says to it', async () => {
    const { db, fuse } = opened;
    for (const moment of ['before', 'after'] as const) {
      const userId = newUser();
      await countCreations(db, userId);
      fuse.arm(1, moment);
      const failure = await addCreation(db, { userId }).then(() => undefined, asDatabaseError);
      expect(failure?.code).toBe('unavailable');
      expect(fuse.hasBlown).toBe(true);
      expect(await countCreations(db, userId)).toBe(moment === 'after' ? 1 : 0);
    }
  });

  it('leave room for others, however many transactions lose their beginning', async () => {
    const { db, fuse } = opened;
    for (let count = 0; count < 12; count += 1) {
      await countCreations(db, 'somebody');
      fuse.arm(1, 'after');
      const empty = db.transaction(async () => undefined);
      expect((await empty.then(() => undefined, asDatabaseError))?.code).toBe('unavailable');
    }
    expect(await countCreations(db, 'somebody')).toBe(0);
  });

  it('roll a transaction back unless its end was lost after it', async () => {
    const kept: number[] = [];
    const faults = await eachFault(opened, async (strike) => {
      const userId = newUser();
      await strike(() =>
        opened.db.transaction(async (tx) => {
          await addCreation(tx, { userId });
          await addCreation(tx, { userId });
        }),
      );
      kept.push(await countCreations(opened.db, userId));
    });
    expect(faults).toBeGreaterThanOrEqual(8);
    // All was kept when the commit was done, and when nothing was lost any more: once for each moment
    expect(kept.filter((count) => count > 0)).toEqual([2, 2, 2]);
    expect(kept).toHaveLength(faults + 2);
  });
});
