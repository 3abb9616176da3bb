import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportCreations, exportThreads } from '../../account';
import { chooseBranch, readPlaces, requireTree } from '../../branches';
import type { Database } from '../../database';
import { addMessages, deleteMessages, listMessages, updateMessage } from '../../messages';
import { threads } from '../../chat-schema';
import { findMatches } from '../../thread-search';
import {
  createThread,
  deleteThread,
  getThread,
  listThreads,
  renameThread,
  restoreThread,
} from '../../threads';
import { addCreation, atOnce, newUser } from '../sample';

/** Conversations, their messages, and the export of everything. */
export function chatsSuite(db: () => Database): void {
  test('conversations page by last use, once each', async () => {
    const userId = newUser();
    const ids = [];
    for (let count = 0; count < 11; count += 1) {
      ids.push((await createThread(db(), { userId, title: `Talk ${count} about yields` })).id);
    }
    await db()
      .update(threads)
      .set({ updatedAt: sql`updated_at - interval '1 minute'` })
      .where(eq(threads.userId, userId));
    await addMessages(db(), userId, ids[3] ?? '', [{ role: 'user', text: 'Hello' }]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listThreads(db(), userId, { cursor, limit: 4 });
      seen.push(...page.threads.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen[0]).toBe(ids[3]);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect((await listThreads(db(), userId, { search: '7 yield' })).threads).toHaveLength(1);
  });

  test('a search finds what was said, newest message first, and never in the talk of another', async () => {
    const [userId, other] = [newUser(), newUser()];
    const talk = async (owner: string, title: string, ...said: string[]) => {
      const { id } = await createThread(db(), { userId: owner, title });
      const text = said.map((each) => ({ role: 'user' as const, text: each }));
      return { id, messages: await addMessages(db(), owner, id, text) };
    };
    const pools = await talk(userId, 'Pools', 'Pooling **ether** is costly', 'And pooled dollars?');
    const titled = await talk(userId, 'Ether prices', 'How much is it?');
    await talk(other, 'Theirs', 'Pooling ether');
    const find = async (search: string) =>
      (await listThreads(db(), userId, { search })).threads.map(({ id }) => id);
    expect(await find('ether')).toEqual([titled.id, pools.id]);
    expect(await find('pool ether')).toEqual([pools.id]);
    expect(await find('dollar ether')).toEqual([]);
    const [found] = await findMatches(db(), userId, 'pool', [pools.id, titled.id]);
    expect(found).toEqual({
      threadId: pools.id,
      messageId: pools.messages[1]?.id,
      excerpt: [
        { text: 'And ', isFound: false },
        { text: 'pooled', isFound: true },
        { text: ' dollars', isFound: false },
      ],
    });
    expect(await findMatches(db(), other, 'pool', [pools.id])).toEqual([]);
  });

  test('a conversation without branches is one, and another begins where it is told to', async () => {
    const userId = newUser();
    const { id } = await createThread(db(), { userId, title: 'Branches' });
    const say = (text: string, after?: string | null) =>
      addMessages(db(), userId, id, [{ role: 'user', text }], { after });
    const shown = async () => {
      const { tree } = await requireTree(db(), userId, id);
      return (await readPlaces(db(), tree.active())).map(({ text }) => text);
    };
    const [one] = await say('one');
    const [two] = await say('two');
    expect(await shown()).toEqual(['one', 'two']);
    await say('other two', one?.id);
    expect(await shown()).toEqual(['one', 'other two']);
    await say('other one', null);
    expect(await shown()).toEqual(['other one']);
    await chooseBranch(db(), userId, id, two?.id ?? '');
    expect(await shown()).toEqual(['one', 'two']);
    await chooseBranch(db(), userId, id, one?.id ?? '');
    expect(await shown()).toEqual(['one', 'two']);
    await say('three', two?.id);
    expect(await shown()).toEqual(['one', 'two', 'three']);
    await expect(chooseBranch(db(), newUser(), id, two?.id ?? '')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(chooseBranch(db(), userId, id, newUser())).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await listMessages(db(), userId, id)).toHaveLength(5);
  });

  test('messages keep their order and pages go back in time', async () => {
    const userId = newUser();
    const { id } = await createThread(db(), { userId, title: 'Stablecoins' });
    for (let turn = 0; turn < 6; turn += 1) {
      await addMessages(db(), userId, id, [
        { role: 'user', text: `question ${turn}` },
        { role: 'assistant', text: `answer ${turn}`, cards: [{ apy: 4.2 }], status: 'stopped' },
      ]);
    }
    const recent = await listMessages(db(), userId, id, { limit: 3 });
    expect(recent.map(({ text }) => text)).toEqual(['answer 4', 'question 5', 'answer 5']);
    expect(recent[2]).toMatchObject({ cards: [{ apy: 4.2 }], status: 'stopped' });
    const before = await listMessages(db(), userId, id, { limit: 2, before: recent[0]?.seq });
    expect(before.map(({ text }) => text)).toEqual(['answer 3', 'question 4']);
    const answer = { text: 'as far as it got', status: 'interrupted' as const };
    await updateMessage(db(), userId, recent[2]?.id ?? '', answer);
    await deleteMessages(
      db(),
      userId,
      recent.slice(0, 2).map((message) => message.id),
    );
    expect((await listMessages(db(), userId, id, { limit: 1 }))[0]).toMatchObject(answer);
    expect(await listMessages(db(), userId, id)).toHaveLength(10);
  });

  test('nobody reads, extends, renames or removes the conversation of another', async () => {
    const [owner, other] = [newUser(), newUser()];
    const { id } = await createThread(db(), { userId: owner, title: 'Private' });
    const [message] = await addMessages(db(), owner, id, [{ role: 'user', text: 'secret' }]);
    const notFound = { code: 'not_found' };
    expect(await getThread(db(), other, id)).toBeNull();
    await expect(listMessages(db(), other, id)).rejects.toMatchObject(notFound);
    await expect(addMessages(db(), other, id, [])).rejects.toMatchObject(notFound);
    await expect(renameThread(db(), other, id, 'x')).rejects.toMatchObject(notFound);
    await expect(deleteThread(db(), other, id)).rejects.toMatchObject(notFound);
    await deleteMessages(db(), other, [message?.id ?? '']);
    await updateMessage(db(), other, message?.id ?? '', { text: 'x', status: 'complete' });
    expect(await listMessages(db(), owner, id)).toEqual([message]);
  });

  test('a deleted conversation is gone until it is restored', async () => {
    const userId = newUser();
    const { id } = await createThread(db(), { userId, title: 'Gone' });
    await deleteThread(db(), userId, id);
    expect(await getThread(db(), userId, id)).toBeNull();
    expect((await restoreThread(db(), userId, id)).title).toBe('Gone');
    expect((await renameThread(db(), userId, id, 'Back')).title).toBe('Back');
  });

  test('the export holds every creation and every message', async () => {
    const userId = newUser();
    await atOnce(120, (index) => addCreation(db(), { userId, prompt: `Number ${index}` }));
    const { id } = await createThread(db(), { userId, title: 'Long' });
    const said = Array.from({ length: 205 }, (_, index) => ({
      role: 'user' as const,
      text: String(index),
    }));
    await addMessages(db(), userId, id, said);
    const creations = (await Array.fromAsync(exportCreations(db(), userId))).flat();
    expect(new Set(creations.map(({ prompt }) => prompt)).size).toBe(120);
    const [thread] = await Array.fromAsync(exportThreads(db(), userId));
    expect(thread?.messages.map(({ text }) => text)).toEqual(said.map(({ text }) => text));
  });
}
