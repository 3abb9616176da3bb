import { expect, test } from 'vitest';
import { claimKey, completeKey } from '../../idempotency';
import { getCreation, listCreations } from '../../creations';
import type { Database } from '../../database';
import { deleteKeptPicture, getKeptPicture, keepPicture } from '../../kept-pictures';
import { getCached, putCached } from '../../lookup-cache';
import { addCreation, newUser } from '../sample';

const KEPT = [
  '🥖👩🏽‍🍳',
  'עברית \u202eright to left\u202c',
  'é e\u0301 ﬁ',
  'quotes \' " \\ $1 :x --',
  '\u0001\u{10ffff}\r\n',
];
const REFUSED = ['NUL \0', 'lone \ud800', '\udc00 lone'];

/** Text and values come back exactly as they went in, or are refused. */
export function textSuite(db: () => Database): void {
  test.each(KEPT)('%j is stored exactly', async (text) => {
    const userId = newUser();
    const { id } = await addCreation(db(), {
      userId,
      prompt: text,
      content: text,
      title: text,
      input: { [text]: text },
      data: [text, { nested: null }],
    });
    expect(await getCreation(db(), userId, id)).toMatchObject({
      prompt: text,
      content: text,
      title: text,
      input: { [text]: text },
      data: [text, { nested: null }],
    });
  });

  test.each(REFUSED)('%j is refused where a person wrote it', async (text) => {
    const refused = { code: 'bad_input' };
    await expect(addCreation(db(), { prompt: text })).rejects.toMatchObject(refused);
    await expect(addCreation(db(), { input: { a: [text] } })).rejects.toMatchObject(refused);
    await expect(listCreations(db(), newUser(), { search: text })).rejects.toMatchObject(refused);
  });

  test.each(REFUSED)('%j from a model loses only what cannot be kept', async (text) => {
    const row = await addCreation(db(), { content: text, data: { [text]: text } });
    const kept = text.replaceAll(/\0|\p{Surrogate}/gu, '\u{fffd}');
    expect(row.content).toBe(kept);
    expect(row.data).toEqual({ [kept]: kept });
  });

  test('a long text is stored whole and its beginning is searchable', async () => {
    const userId = newUser();
    const content = `Beginning ${'word '.repeat(200_000)}`;
    const { id } = await addCreation(db(), { userId, content });
    expect((await getCreation(db(), userId, id))?.content).toBe(content);
    expect((await listCreations(db(), userId, { search: 'beginn' })).creations).toHaveLength(1);
  });

  test('dates keep their milliseconds and numbers their type', async () => {
    const userId = newUser();
    const made = await addCreation(db(), { userId, wordCount: 812, durationMs: 1200 });
    const row = await getCreation(db(), userId, made.id);
    expect(row?.createdAt).toEqual(made.createdAt);
    expect(row).toMatchObject({ wordCount: 812, durationMs: 1200, likeCount: 0, likes: [] });
    expect(Math.abs(Date.now() - made.createdAt.getTime())).toBeLessThan(60_000);
  });

  test('a kept picture and a cached lookup come back as they were', async () => {
    const scope = { userId: newUser(), endpoint: 'generate-image', key: 'k', requestHash: 'h' };
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await keepPicture(db(), scope, { bytes: new Uint8Array([1]), mime: 'image/webp', meta: {} });
    await keepPicture(db(), scope, { bytes, mime: 'image/png', meta: { publish: true } });
    expect(await getKeptPicture(db(), scope)).toEqual({
      bytes,
      mime: 'image/png',
      meta: { publish: true },
    });
    expect(await getKeptPicture(db(), { ...scope, userId: newUser() })).toBeNull();
    expect(await getKeptPicture(db(), { ...scope, requestHash: 'of another' })).toBeNull();
    await deleteKeptPicture(db(), scope);
    expect(await getKeptPicture(db(), scope)).toBeNull();

    const key = `book:\0 ${newUser()} ${'x'.repeat(5_000)}`;
    expect(await getCached(db(), key)).toBeNull();
    await putCached(db(), key, { title: 'First' }, 60);
    await putCached(db(), key, { title: 'Second' }, 60);
    expect(await getCached(db(), key)).toEqual({ title: 'Second' });
    await putCached(db(), key, { title: 'Stale' }, -1);
    expect(await getCached(db(), key)).toBeNull();
  });

  test('a replayed answer is the stored one', async () => {
    const scope = { userId: newUser(), endpoint: 'generate-article', key: '🥖' };
    const claim = await claimKey(db(), { ...scope, requestHash: 'h' });
    if (claim.state !== 'new') throw new Error(claim.state);
    const response = { success: true, content: 'a\u2028b', nested: { list: [1, null, 'x'] } };
    await completeKey(db(), { ...scope, lease: claim.lease, status: 200, response });
    expect(await claimKey(db(), { ...scope, requestHash: 'h' })).toEqual({
      state: 'replay',
      status: 200,
      response,
    });
  });
}
