import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { deleteCreation, restoreCreation, setPublished } from '../../creation-changes';
import type { Database } from '../../database';
import { toggleLike } from '../../likes';
import { getPublished } from '../../published';
import { likes } from '../../schema';
import { AppError } from '@/lib/errors';
import { addCreation, atOnce, newUser } from '../sample';

/** The outcome of a call that may only fail because the creation is not there to be liked. */
async function orNotFound<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (error instanceof AppError && error.message === 'Creation not found') return null;
    throw error;
  });
}

async function likersOf(db: Database, id: string): Promise<Set<string>> {
  const rows = await db.select().from(likes).where(eq(likes.creationId, id));
  return new Set(rows.map(({ userId }) => userId));
}

interface Amounts {
  /** The length of the random history. */
  operations: number;
  /** How many people like one picture at once. */
  fans: number;
}

/** Toggles under every kind of race. */
export function likesSuite(db: () => Database, { operations, fans }: Amounts): void {
  test('101 toggles of one person at once leave one like', async () => {
    const { id } = await addCreation(db(), { isPublished: true });
    const fan = newUser();
    const answers = await atOnce(101, () => toggleLike(db(), fan, id));
    expect(answers.filter(({ liked }) => liked)).toHaveLength(51);
    expect(answers.every(({ liked, likeCount }) => likeCount === Number(liked))).toBe(true);
    expect(await getPublished(db(), fan, id)).toMatchObject({ likeCount: 1, likes: [fan] });
  });

  test(`${fans} people at once leave ${fans} likes`, async () => {
    const { id } = await addCreation(db(), { isPublished: true });
    const counts = await atOnce(
      fans,
      async () => (await toggleLike(db(), newUser(), id)).likeCount,
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from(counts.keys(), (n) => n + 1));
    expect((await likersOf(db(), id)).size).toBe(fans);
  });

  test('toggles racing with unpublishing and deleting leave no like behind that nobody made', async () => {
    const owner = newUser();
    const { id } = await addCreation(db(), { userId: owner, isPublished: true });
    const results = await atOnce(40, async (index) => {
      if (index === 10) await orNotFound(setPublished(db(), owner, id, false));
      else if (index === 20) await deleteCreation(db(), owner, id);
      else return orNotFound(toggleLike(db(), newUser(), id));
      return null;
    });
    const liked = results.filter((result) => result !== null).length;
    await expect(toggleLike(db(), newUser(), id)).rejects.toMatchObject({ code: 'not_found' });
    const row = await restoreCreation(db(), owner, id);
    expect(row.likeCount).toBe(liked);
    expect((await likersOf(db(), id)).size).toBe(liked);
  });

  test('a random history of 20 people matches the sequential model', async () => {
    const people = Array.from({ length: 20 }, newUser);
    const rows = await Promise.all(
      people.map((userId) => addCreation(db(), { userId, isPublished: true })),
    );
    const model = new Map(rows.map(({ id }) => [id, new Set<string>()]));
    await Promise.all(
      people.map(async (person, number) => {
        const own = rows[number]?.id ?? '';
        for (let step = 0; step < operations / people.length; step += 1) {
          const dice = Math.random();
          if (dice < 0.03) await orNotFound(setPublished(db(), person, own, false));
          else if (dice < 0.1) await orNotFound(setPublished(db(), person, own, true));
          else if (dice < 0.12) await orNotFound(deleteCreation(db(), person, own));
          else if (dice < 0.2) await orNotFound(restoreCreation(db(), person, own));
          else
            await toggleInBoth(
              db(),
              model,
              person,
              rows[Math.floor(Math.random() ** 2 * 20)]?.id ?? '',
            );
        }
      }),
    );
    for (const [number, { id }] of rows.entries()) {
      const owner = people[number] ?? '';
      await orNotFound(restoreCreation(db(), owner, id));
      const row = await setPublished(db(), owner, id, true);
      expect(await likersOf(db(), id)).toEqual(model.get(id));
      expect(new Set(row.likes)).toEqual(model.get(id));
      expect(row.likeCount).toBe(model.get(id)?.size);
    }
  });
}

async function toggleInBoth(
  db: Database,
  model: Map<string, Set<string>>,
  person: string,
  id: string,
) {
  const answer = await orNotFound(toggleLike(db, person, id));
  if (!answer) return;
  const fans = model.get(id) ?? new Set();
  expect(answer.liked).toBe(!fans.has(person));
  if (answer.liked) fans.add(person);
  else fans.delete(person);
}
