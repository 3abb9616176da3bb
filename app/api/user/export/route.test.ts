import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toggleLike } from '@/db/likes';
import { addMessages } from '@/db/messages';
import { reportCreation } from '@/db/reports';
import { createThread } from '@/db/threads';
import { editCreation } from '@/db/versions';
import { createVoice } from '@/db/voices';
import { addCreation, newUser } from '@/db/testing/sample';
import { keepVerse } from '@/db/verse-marks';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';
import { exportBody } from '@/lib/api/creations/export-body';
import { reencode } from '@/lib/providers/media/picture';

let api: TestApi;
let route: typeof import('./route');
let media: typeof import('@/lib/providers/media');
const folder = mkdtempSync(join(tmpdir(), 'export-'));

beforeAll(async () => {
  api = await startTestApi({ DATA_DIR: join(folder, 'data') });
  route = await import('./route');
  media = await import('@/lib/providers/media');
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** The files of a zip without compression, by its central directory (APPNOTE.TXT, 4.3.12), sums checked. */
async function unpack(response: Response): Promise<Map<string, Buffer>> {
  const zip = Buffer.from(await response.arrayBuffer());
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf('PK\x05\x06');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)];
    const [nameSize, extraSize] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    expect(crc32(bytes)).toBe(sum);
    files.set(zip.subarray(at + 46, at + 46 + nameSize).toString(), bytes);
    at += 46 + nameSize + extraSize + zip.readUInt16LE(at + 32);
  }
  // Another reader of the format finds the same
  const read = Object.entries(unzipSync(zip));
  expect(new Map(read.map(([name, bytes]) => [name, Buffer.from(bytes)]))).toEqual(files);
  return files;
}

const ask = (user: string) =>
  route.GET(api.request('/api/user/export', { token: api.token({ sub: user }) }), noParams);

it('packs Markdown, JSON and pictures of one person and of nobody else', async () => {
  const [user, other] = [newUser(), newUser()];
  const pixel = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } });
  const picture = await reencode(await pixel.png().toBuffer());
  const { url, key } = await media.localStore().put(picture);
  const shown = await addCreation(api.db, { userId: user, content: url, mediaKey: key });
  const gone = await addCreation(api.db, { userId: user, content: '/api/media/gone.png' });
  const article = await addCreation(api.db, {
    userId: user,
    type: 'article',
    prompt: 'Écrire: thé & pain',
    content: '# Thé\n\nChaud.',
  });
  await addCreation(api.db, { userId: other, prompt: 'Somebody else’s secret' });

  const token = api.token({ sub: user });
  const response = await route.GET(api.request('/api/user/export', { token }), noParams);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('cache-control')).toContain('no-store');
  const files = await unpack(response);

  const ending = (end: string) => [...files].find(([name]) => name.endsWith(end))?.[1];
  expect(files.size).toBe(7);
  expect(ending(`${article.id}.md`)?.toString()).toBe('# Écrire: thé & pain\n\n# Thé\n\nChaud.\n');
  expect(JSON.parse(ending(`${article.id}.json`)?.toString() ?? '')).toMatchObject({
    id: article.id,
    type: 'article',
    content: article.content,
  });
  expect(ending(`${shown.id}.${picture.extension}`)).toEqual(Buffer.from(picture.bytes));
  expect(ending(`${gone.id}.md`)?.toString()).toContain('could not be fetched');
  expect([...files.values()].some((file) => file.includes('secret'))).toBe(false);
});

it('packs every version of a text that was changed, and the voices of one person', async () => {
  const [user, other] = [newUser(), newUser()];
  const type = 'article';
  const kept = await addCreation(api.db, { userId: user, type, content: 'one two', wordCount: 2 });
  const edit = (content: string, version: number) =>
    editCreation(api.db, user, kept.id, { content, version, cause: 'edited' });
  await edit('two', 1);
  await edit('3 3 3', 2);
  const foreign = await addCreation(api.db, { userId: other, type, content: 'one' });
  const change = { content: 'Somebody else’s secret', version: 1, cause: 'edited' as const };
  await editCreation(api.db, other, foreign.id, change);
  const voice = await createVoice(api.db, user, { name: 'Letters', traits: ['Short sentences'] });
  await createVoice(api.db, other, { name: 'Somebody else’s secret', traits: [] });

  const files = await unpack(await ask(user));
  const json = [...files.keys()].find((name) => name.endsWith(`${kept.id}.json`)) ?? '';
  const [markdown, versions] = ['.md', '-versions.json'].map((end) => json.replace('.json', end));
  const names = [json, markdown, versions, 'voices.json'];
  expect([...files.keys()].toSorted()).toEqual(names.toSorted());
  const at = (name = '') => JSON.parse(files.get(name)?.toString() ?? '');
  expect(at(versions)).toMatchObject([
    { version: 1, cause: 'generated', wordCount: 2, content: 'one two' },
    { version: 2, cause: 'edited', wordCount: 1, content: 'two' },
    { version: 3, cause: 'edited', wordCount: 3, content: '3 3 3' },
  ]);
  expect(at('voices.json')).toEqual([{ ...voice, createdAt: expect.stringMatching(/^2.*Z$/) }]);
  expect([...files.values()].some((file) => file.includes('secret'))).toBe(false);
});

it('packs an empty zip for somebody who has nothing', async () => {
  const token = api.token({ sub: newUser() });
  const response = await route.GET(api.request('/api/user/export', { token }), noParams);
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
});

it('packs conversations with their cards, likes, reports and kept verses', async () => {
  const [user, other] = [newUser(), newUser()];
  const liked = await addCreation(api.db, { userId: other, isPublished: true });
  const thread = await createThread(api.db, { userId: user, title: 'Yields' });
  const cards = [{ kind: 'price', summary: 'ETH at $3,000' }];
  await addMessages(api.db, user, thread.id, [
    { role: 'user', text: 'What is ETH at?' },
    { role: 'assistant', text: 'At $3,000.', cards, status: 'stopped' },
  ]);
  await toggleLike(api.db, user, liked.id);
  await reportCreation(api.db, user, liked.id, 'Not for children');
  await keepVerse(api.db, user, 47, { isBookmarked: true, note: 'For Mondays' });

  const files = await unpack(await ask(user));
  const at = (end: string): unknown => {
    const found = [...files].find(([name]) => name.endsWith(end))?.[1];
    return found && JSON.parse(found.toString());
  };
  expect(at(`${thread.id}.json`)).toMatchObject({
    id: thread.id,
    title: 'Yields',
    createdAt: thread.createdAt.toISOString(),
    messages: [{ text: 'What is ETH at?' }, { cards, status: 'stopped', role: 'assistant' }],
  });
  expect(at('likes.json')).toMatchObject([{ creationId: liked.id }]);
  expect(at('reports.json')).toMatchObject([{ creationId: liked.id, reason: 'Not for children' }]);
  expect(at('verses.json')).toMatchObject([{ verse: 47, note: 'For Mondays' }]);
});

it('lets go of the store when its reader leaves in the middle of a picture', async () => {
  const user = newUser();
  await addCreation(api.db, { userId: user, content: '/api/media/endless.png' });
  const opened = Promise.withResolvers<AbortSignal>();
  const ended = Promise.withResolvers<void>();
  const body = exportBody(api.db, user, {
    signal: new AbortController().signal,
    onEnd: ended.resolve,
    open: async (_address, signal) => {
      opened.resolve(signal);
      const pull = (controller: ReadableStreamDefaultController) =>
        controller.enqueue(new Uint8Array(1_000));
      return { stream: new ReadableStream({ pull }), extension: 'png' };
    },
  });
  const reader = body.getReader();
  await reader.read();
  const atStore = await opened.promise;
  expect(atStore.aborted).toBe(false);
  await reader.cancel();
  await ended.promise;
  expect(atStore.aborted).toBe(true);
});

it('makes one export of a person at a time, and ten a day', async () => {
  const user = newUser();
  await addCreation(api.db, { userId: user });
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(user)));
  const [begun, ...more] = answers.filter(({ status }) => status === 200);
  expect([begun?.status, more]).toEqual([200, []]);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(49);
  expect(await refused[0]?.json()).toMatchObject({
    success: false,
    message: expect.stringContaining('still running'),
  });
  expect((await ask(newUser())).status).toBe(200);
  await begun?.body?.cancel();
  for (let made = 1; made < 10; made += 1) {
    const response = await ask(user);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
  expect(await (await ask(user)).text()).toContain('10 times today');
});
