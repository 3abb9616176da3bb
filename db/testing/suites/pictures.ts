import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAccount } from '../../account';
import { deleteAllCreations, deleteCreation, setPublished } from '../../creation-changes';
import type { Database } from '../../database';
import { claimKey, completeKey } from '../../idempotency';
import {
  claimMediaDeletions,
  queueMediaDeletions,
  settleMediaDeletions,
} from '../../media-deletions';
import { listMediaMoves, settleMediaMove } from '../../media-moves';
import { decideReports, reportCreation } from '../../reports';
import { creations } from '../../schema';
import { mediaDeletions } from '../../upkeep-schema';
import { addCreation, atOnce, newUser } from '../sample';

const newKey = () => `local:${crypto.randomUUID()}.png`;

/** Which stored pictures may be deleted, and which must leave their address. */
export function picturesSuite(db: () => Database): void {
  const claimed = async () => new Set(await claimMediaDeletions(db(), 1_000));

  test('a picture that a row refers to is never given out for deletion', async () => {
    const [saved, orphan] = [newKey(), newKey()];
    await queueMediaDeletions(db(), [saved, orphan]);
    await addCreation(db(), { mediaKey: saved });
    const given = await claimed();
    expect([given.has(saved), given.has(orphan)]).toEqual([false, true]);
    expect(await db().$count(mediaDeletions, eq(mediaDeletions.key, saved))).toBe(0);
  });

  test('no row can refer to a picture from when it is given out for deletion', async () => {
    const key = newKey();
    await queueMediaDeletions(db(), [key]);
    expect((await claimed()).has(key)).toBe(true);
    await expect(addCreation(db(), { mediaKey: key })).rejects.toMatchObject({
      cause: { code: '40001' },
    });
    await settleMediaDeletions(db(), [key]);
  });

  test('of saving a picture and deleting it at once, one wins', async () => {
    const keys = Array.from({ length: 60 }, newKey);
    const saving = atOnce(60, (index) =>
      queueMediaDeletions(db(), [keys[index] ?? ''])
        .then(() => addCreation(db(), { mediaKey: keys[index] ?? null }))
        .then(
          () => true,
          () => false,
        ),
    );
    const claims = await atOnce(12, () => claimMediaDeletions(db(), 1_000));
    const saved = await saving;
    const given = new Set([...claims.flat(), ...(await claimed())]);
    expect(keys.map((key) => given.has(key))).toEqual(saved.map((isSaved) => !isSaved));
  });

  test('a row that is being saved is waited for', async () => {
    const key = newKey();
    const { promise: isWritten, resolve } = Promise.withResolvers<void>();
    const saving = db().transaction(async (tx) => {
      await addCreation(tx, { mediaKey: key });
      resolve();
      // Whoever claims asks meanwhile, wherever another connection can
      await tx.execute(sql`select pg_sleep(0.05)`);
    });
    await isWritten;
    await queueMediaDeletions(db(), [key]);
    const meanwhile = await claimed();
    await saving;
    expect([meanwhile.has(key), (await claimed()).has(key)]).toEqual([false, false]);
  });

  const movesOf = (id: string) => listMediaMoves(db(), { id });
  const addPublic = (userId = newUser()) =>
    addCreation(db(), { userId, isPublished: true, mediaKey: newKey(), content: '/old.png' });

  test('a picture has to leave its address once it is no longer public, however that came', async () => {
    const owner = newUser();
    const [unpublished, removed, deleted, hidden, kept] = await atOnce(5, () => addPublic(owner));
    const secret = await addCreation(db(), { userId: owner, mediaKey: newKey() });
    if (!unpublished || !removed || !deleted || !hidden || !kept) throw new Error('no rows');
    await setPublished(db(), owner, unpublished.id, false);
    await decideReports(db(), removed.id, 'removed');
    await deleteCreation(db(), owner, deleted.id);
    for (let count = 0; count < 3; count += 1) await reportCreation(db(), newUser(), hidden.id);
    for (const { id, mediaKey } of [unpublished, removed, deleted, hidden]) {
      const [move, ...more] = await movesOf(id);
      expect(more).toEqual([]);
      expect(move).toMatchObject({ id, url: '/old.png', from: mediaKey });
      expect(move?.to).toMatch(/^local:[\da-f]{64}\.png$/);
    }
    expect([await movesOf(kept.id), await movesOf(secret.id)]).toEqual([[], []]);
    await deleteAllCreations(db(), owner);
    expect([await movesOf(kept.id), await movesOf(secret.id)]).toMatchObject([[{}], []]);
  });

  test('a move is noted once, also in the answer that a repeated request gets', async () => {
    const { id, userId } = await addPublic();
    const scope = { userId, endpoint: 'generate-image', key: 'k', requestHash: 'h' };
    const claim = await claimKey(db(), scope);
    const response = { content: '/old.png', creation: { id, content: '/old.png' } };
    if (claim.state === 'new') {
      await completeKey(db(), { ...scope, lease: claim.lease, status: 200, response });
    }
    await setPublished(db(), userId, id, false);
    const [move] = await movesOf(id);
    if (!move) throw new Error('no move');
    const settled = await atOnce(3, () => settleMediaMove(db(), move, '/new.png'));
    expect(settled.filter(Boolean)).toHaveLength(1);
    const [row] = await db().select().from(creations).where(eq(creations.id, id));
    expect(row).toMatchObject({ content: '/new.png', mediaKey: move.to, movingTo: null });
    expect(await claimKey(db(), scope)).toMatchObject({
      response: { content: '/new.png', creation: { content: '/new.png' } },
    });
  });

  test('a picture that was to move is deleted from both places with its account', async () => {
    const { id, userId, mediaKey } = await addPublic();
    await setPublished(db(), userId, id, false);
    const [move] = await movesOf(id);
    expect(new Set(await deleteAccount(db(), userId))).toEqual(new Set([mediaKey, move?.to]));
    const queued = await db().$count(mediaDeletions, sql`key in (${mediaKey}, ${move?.to})`);
    expect(queued).toBe(2);
  });
}
