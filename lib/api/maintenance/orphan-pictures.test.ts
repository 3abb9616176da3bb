import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '@/db/ids';
import { mediaDeletions } from '@/db/upkeep-schema';
import { getMedia, localStore, type MediaStore } from '@/lib/providers/media';
import { FakeCloudinary } from '@/lib/providers/media/cloudinary-fake';
import { reencode } from '@/lib/providers/media/picture';
import { generateImages } from '@/lib/tools/generate-images/tool';
import { runMaintenance } from './maintenance';
import { saveFailed, saveResult } from '@/lib/api/creations/save-result';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';

const cloudinary = new FakeCloudinary();
let api: TestApi;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orphans-'));
  const origin = await cloudinary.start();
  cloudinary.delivery = origin;
  api = await startTestApi({
    DATA_DIR: folder,
    CLOUDINARY_URL: `cloudinary://key:secret@demo?upload_prefix=${origin}`,
  });
});
afterAll(async () => {
  await api.close();
  await cloudinary.stop();
  await rm(folder, { recursive: true });
});

const stores: Record<string, { store: () => MediaStore; count: () => Promise<number> }> = {
  local: {
    store: localStore,
    count: async () =>
      (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.png')).length,
  },
  cloudinary: { store: getMedia, count: async () => cloudinary.assets.size },
};

/** Tables that cannot be written to for as long as `work` takes. */
async function without(tables: string[], work: () => Promise<void>) {
  const rename = (from: string, to: string) =>
    api.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
  for (const table of tables) await rename(table, `${table}_away`);
  await work();
  for (const table of tables) await rename(`${table}_away`, table);
}

const elevenMinutesLater = () =>
  api.db.update(mediaDeletions).set({ createdAt: sql`created_at - interval '11 minutes'` });

it.each([
  ['local', ['creations']],
  ['cloudinary', ['creations']],
  ['local', ['creations', 'media_deletions']],
  ['cloudinary', ['creations', 'media_deletions']],
])(
  'a picture in the %s store whose row failed (without %o) is shown, and cleaned up later',
  async (name, tables) => {
    const { store, count } = stores[name]!;
    const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    const { key, url } = await store().put(await reencode(await red.png().toBuffer()));
    expect(key).toMatch(new RegExp(`^${name}:`));
    expect(await count()).toBe(1);
    await without(tables, async () => {
      const input = { prompt: 'tea', publish: false, aspect: 'square' as const };
      const result = { content: url, mediaKey: key };
      const user = { id: 'user_orphan', plan: 'free' as const };
      const saving = saveResult(api.db, generateImages, input, user, result, 5, newId());
      const failure = await saving.catch((error: unknown) => error);
      const { message } = await saveFailed(failure, user, result, newId());
      expect(message).toContain('copy it before you leave');
    });
    await runMaintenance(api.db);
    expect(await count()).toBe(1);
    await elevenMinutesLater();
    await runMaintenance(api.db);
    expect(await count()).toBe(0);
  },
);
