import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAccount } from '../../account';
import { countCreations } from '../../creations';
import type { Database } from '../../database';
import { drawCard } from '../../draws';
import { asDatabaseError } from '../../errors';
import { beginExport } from '../../exports';
import { claimKey } from '../../idempotency';
import { keepPicture } from '../../kept-pictures';
import { toggleLike } from '../../likes';
import { addMessages } from '../../messages';
import { createProject } from '../../projects';
import { reportCreation } from '../../reports';
import { creations } from '../../schema';
import { sweep } from '../../sweep';
import { createThread } from '../../threads';
import { deletedAccounts } from '../../upkeep-schema';
import { reserveRun } from '../../usage';
import { keepVerse } from '../../verse-marks';
import { createVoice } from '../../voices';
import { tablesOfPeople, tablesWith } from '../rows-of';
import { addCreation, atOnce, newUser } from '../sample';

/** Everything of a person, in whichever table it is, and what becomes of it: a new table is added here. */
export function accountSuite(db: () => Database): void {
  /** Every way a row of a person comes about, by the table it is in. */
  async function writersOf(userId: string): Promise<Record<string, () => Promise<unknown>>> {
    const theirs = await addCreation(db(), { isPublished: true });
    const thread = await createThread(db(), { userId, title: 'Hers' });
    const scope = { userId, endpoint: 'chat', key: 'k', requestHash: 'h' };
    const run = { userId, dailyLimit: 9, dailyCap: 0, leaseId: 'one' };
    const lease = sql`insert into stream_leases (user_id) values (${userId}) on conflict do nothing`;
    const reservation = sql`insert into run_reservations (id, user_id, day)
      values (gen_random_uuid(), ${userId}, current_date)`;
    return {
      creations: () => addCreation(db(), { userId, isPublished: true, mediaKey: 'local:hers.png' }),
      draws: () => drawCard(db(), userId, { deck: 'verses', size: 9, memory: 3 }),
      exports: () => beginExport(db(), userId, { mostADay: 9, seconds: 0 }),
      idempotency_keys: () => claimKey(db(), { ...scope, key: crypto.randomUUID() }),
      kept_pictures: () =>
        keepPicture(db(), scope, { bytes: new Uint8Array([1]), mime: 'image/png', meta: {} }),
      likes: () => toggleLike(db(), userId, theirs.id),
      projects: () => createProject(db(), userId, { name: 'Hers', brief: {} }),
      messages: () => addMessages(db(), userId, thread.id, [{ role: 'user', text: 'Hello' }]),
      reports: () => reportCreation(db(), userId, theirs.id),
      run_reservations: () => db().execute(reservation),
      stream_leases: () => db().execute(lease),
      threads: () => createThread(db(), { userId, title: 'Hers' }),
      usage_days: () => reserveRun(db(), run),
      verse_marks: () => keepVerse(db(), userId, 47, { isBookmarked: true, note: 'Hers' }),
      voices: () => createVoice(db(), userId, { name: 'Hers', traits: ['Short sentences.'] }),
    };
  }

  test('an account that is deleted leaves no row with its id in any table, and takes none', async () => {
    const leaver = newUser();
    const writers = await writersOf(leaver);
    for (const write of Object.values(writers)) await write();
    expect(await tablesWith(db(), leaver)).toEqual(await tablesOfPeople(db()));
    await deleteAccount(db(), leaver);
    expect(await tablesWith(db(), leaver)).toEqual([]);
    for (const [table, write] of Object.entries(writers)) {
      const failure = await write().then(() => undefined, asDatabaseError);
      // A conversation that is gone has no room for a message
      const code = table === 'messages' ? 'not_found' : 'unauthorized';
      expect({ table, code: failure?.code }).toEqual({ table, code });
    }
    expect(await tablesWith(db(), leaver)).toEqual([]);
  });

  test('whatever is written while an account is deleted, nothing is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaver = newUser();
      const writers = Object.values(await writersOf(leaver));
      await Promise.all([
        atOnce(40, (index) => writers[index % writers.length]?.().catch(() => undefined) as never),
        deleteAccount(db(), leaver),
        deleteAccount(db(), leaver),
      ]);
      expect(await tablesWith(db(), leaver)).toEqual([]);
    }
  });

  test('a deletion waits for a row that is being written, and takes it too', async () => {
    const leaver = newUser();
    const { promise: isWritten, resolve } = Promise.withResolvers<void>();
    const writing = db().transaction(async (tx) => {
      await addCreation(tx, { userId: leaver });
      resolve();
      // The deletion asks for its lock meanwhile, wherever another connection can
      await tx.execute(sql`select pg_sleep(0.05)`);
    });
    await isWritten;
    await Promise.all([writing, deleteAccount(db(), leaver)]);
    expect(await countCreations(db(), leaver)).toBe(0);
    expect(await tablesWith(db(), leaver)).toEqual([]);
  });

  test('a deleted account is remembered for a day', async () => {
    const leaver = newUser();
    await deleteAccount(db(), leaver);
    const pass = (hours: number) =>
      db()
        .update(deletedAccounts)
        .set({ deletedAt: sql`deleted_at - ${hours}::integer * interval '1 hour'` })
        .where(sql`id = ${leaver}`);
    await pass(23);
    await sweep(db());
    await expect(addCreation(db(), { userId: leaver })).rejects.toMatchObject({
      cause: { code: 'MI001' },
    });
    await pass(2);
    await sweep(db());
    expect(await db().$count(deletedAccounts, sql`id = ${leaver}`)).toBe(0);
    expect(await db().$count(creations, sql`user_id = ${leaver}`)).toBe(0);
  });
}
