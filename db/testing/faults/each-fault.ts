import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultyDatabase } from './faulty-database';
import type { Moment } from './fuse';

/** Does something while the connection is lost at one of its statements; undefined when that made it fail. */
export type Strike = <T>(work: () => Promise<T>) => Promise<T | undefined>;

/**
 * Plays a scenario again and again, each time with the connection lost at another statement of what it does
 * in `strike`, before and after the server did it, until none is left to be lost at. Answers how many were.
 */
export async function eachFault(
  { db, fuse }: FaultyDatabase,
  scenario: (strike: Strike) => Promise<void>,
  { staysAway = false } = {},
): Promise<number> {
  let faults = 0;
  const play = async (nth: number, moment: Moment) => {
    await scenario(async (work) => {
      fuse.arm(nth, moment, staysAway);
      const done = await work().catch(() => undefined);
      fuse.mend();
      // Whoever failed to connect is answered at once for a moment
      while (!(await db.execute('select 1').catch(() => undefined))) await sleep(5);
      return done;
    }).catch((error: unknown) => {
      throw new Error(`Lost ${moment} statement ${nth}`, { cause: error });
    });
    faults += Number(fuse.hasBlown);
    return fuse.hasBlown;
  };
  for (const moment of ['before', 'after'] as const) {
    for (let nth = 1; await play(nth, moment); nth += 1);
  }
  return faults;
}
