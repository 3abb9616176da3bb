import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCreation, newUser } from '@/db/testing/sample';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';
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
  return files;
}

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

it('packs an empty zip for somebody who has nothing', async () => {
  const token = api.token({ sub: newUser() });
  const response = await route.GET(api.request('/api/user/export', { token }), noParams);
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
});
