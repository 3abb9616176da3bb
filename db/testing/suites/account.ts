import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAccount } from '../../account';
import { deleteCreation } from '../../creation-changes';
import { type Database, rowsOf } from '../../database';
import { drawCard } from '../../draws';
import { claimKey } from '../../idempotency';
import { newId } from '../../ids';
import { keepPicture } from '../../kept-pictures';
import { toggleLike } from '../../likes';
import { addMessages } from '../../messages';
import { reportCreation } from '../../reports';
import { createThread } from '../../threads';
import { reserveRun } from '../../usage';
import { addCreation, newUser } from '../sample';

/** Everything of a person, in whichever table it is: a new table has to be named here and in `deleteAccount`. */
export function accountSuite(db: () => Database): void {
  test('an account that is deleted leaves no row with its id in any table', async () => {
    const [leaver, other] = [newUser(), newUser()];
    const { id } = await addCreation(db(), { userId: leaver, isPublished: true });
    const theirs = await addCreation(db(), { userId: other, isPublished: true });
    await toggleLike(db(), leaver, theirs.id);
    await reportCreation(db(), leaver, theirs.id);
    await deleteCreation(db(), leaver, id);
    await reserveRun(db(), { userId: leaver, dailyLimit: 9, dailyCap: 0, leaseId: 'one' });
    const scope = { userId: leaver, endpoint: 'chat', key: 'k' };
    await claimKey(db(), { ...scope, requestHash: 'h' });
    await keepPicture(db(), scope, { bytes: new Uint8Array([1]), mime: 'image/png', meta: {} });
    const thread = await createThread(db(), { userId: leaver, title: 'Hers' });
    await addMessages(db(), leaver, thread.id, [{ id: newId(), role: 'user', text: 'Hello' }]);
    await drawCard(db(), leaver, { deck: 'verses', size: 9, memory: 3 });
    const personal = await rowsOf<{ name: string }>(
      db(),
      sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id' order by 1`,
    );
    const withRows = async () => {
      const counts = personal.map(async ({ name }) => {
        const table = sql.identifier(name);
        const rows = await rowsOf(db(), sql`select 1 from ${table} where user_id = ${leaver}`);
        return rows.length > 0 ? [name] : [];
      });
      return (await Promise.all(counts)).flat();
    };
    expect(await withRows()).toEqual(personal.map(({ name }) => name));
    await deleteAccount(db(), leaver);
    expect(await withRows()).toEqual([]);
  });
}
