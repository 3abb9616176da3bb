import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPublished } from '@/db/creation-changes';
import type { CreationRow } from '@/db/creation-row';
import { requireCreation } from '@/db/creations';
import { listMediaMoves } from '@/db/media-moves';
import { addCreation, newUser } from '@/db/testing/sample';
import { changeCreation } from '@/lib/api/creations/change-creation';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';
import { drain } from '@/lib/drain';
import { getMedia, localStore, type MediaStore, moveMedia } from '@/lib/providers/media';
import { FakeCloudinary } from '@/lib/providers/media/cloudinary-fake';
import { reencode } from '@/lib/providers/media/picture';
import { runMaintenance } from './maintenance';
import { moveExposedMedia } from './move-media';

const KEY = 'a long operator key';
const cloudinary = new FakeCloudinary();
let api: TestApi;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moves-'));
  const origin = await cloudinary.start();
  cloudinary.delivery = origin;
  api = await startTestApi({
    DATA_DIR: folder,
    OPERATOR_KEY: KEY,
    BREAKER_FAILURES: '0',
    CLOUDINARY_URL: `cloudinary://key:secret@demo?upload_prefix=${origin}`,
  });
});
afterAll(async () => {
  await api.close();
  await cloudinary.stop();
  await rm(folder, { recursive: true });
});

const stores: Record<string, () => MediaStore> = { local: localStore, cloudinary: getMedia };

async function statusAt(address: string): Promise<number> {
  if (!address.startsWith('/')) return (await fetch(address)).status;
  const { GET } = await import('@/app/api/media/[name]/route');
  const params = Promise.resolve({ name: basename(address) });
  return (await GET(new Request(`http://mise.test${address}`), { params })).status;
}

describe.each(Object.keys(stores))('a picture in the %s store that was public', (name) => {
  async function addSeen() {
    const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    const stored = await stores[name]!().put(await reencode(await red.png().toBuffer()));
    const given = { userId: newUser(), mediaKey: stored.key, content: stored.url };
    const row = await addCreation(api.db, { ...given, isPublished: true });
    // Whoever delivers it may keep a copy from now on
    expect(await statusAt(row.content)).toBe(200);
    return row;
  }

  /** Whether its row, its new address and its old one agree that it has moved. */
  async function hasMoved({ userId, id, content }: CreationRow): Promise<boolean> {
    const row = await requireCreation(api.db, userId, id);
    if (row.movingTo || !row.mediaKey?.startsWith(name) || row.content === content) return false;
    return (await statusAt(content)) === 404 && (await statusAt(row.content)) === 200;
  }

  const unpublish = ({ userId, id }: { userId: string; id: string }) => {
    const nothing = async () => undefined;
    const { signal } = new AbortController();
    return changeCreation(api.db, userId, { id, isPublished: false }, nothing, signal);
  };

  it('is at another address when its owner is told that it is private', async () => {
    const row = await addSeen();
    const { creation, message } = await unpublish(row);
    expect(message).toBe('Private again.');
    expect(await hasMoved(row)).toBe(true);
    expect(await statusAt(creation.content)).toBe(200);
    expect(JSON.stringify(creation)).not.toContain(basename(row.content));
  });

  it('is at another address once people have reported it, or the operator removed it', async () => {
    const [reported, removed] = [await addSeen(), await addSeen()];
    const report = await import('@/app/api/user/creations/[id]/report/route');
    const decide = await import('@/app/api/operator/reports/[id]/route');
    for (let count = 0; count < 3; count += 1) {
      const token = api.token({ sub: newUser() });
      const path = `/api/user/creations/${reported.id}/report`;
      const params = Promise.resolve({ id: reported.id });
      await report.POST(api.request(path, { body: {}, token }), { params });
    }
    const path = `/api/operator/reports/${removed.id}`;
    const request = api.request(path, { body: { decision: 'remove' }, token: KEY });
    await decide.POST(request, { params: Promise.resolve({ id: removed.id }) });
    await drain(10_000);
    expect(await hasMoved(reported)).toBe(true);
    expect(await hasMoved(removed)).toBe(true);
  });

  it('is found by its row although the server ended between the store and the row', async () => {
    const row = await addSeen();
    await setPublished(api.db, row.userId, row.id, false);
    const [move] = await listMediaMoves(api.db, { id: row.id });
    if (!move) throw new Error('no move');
    await moveMedia(move);
    await moveExposedMedia(api.db);
    expect(await hasMoved(row)).toBe(true);
  });

  it('is deleted for good when its row goes while it moves', async () => {
    const row = await addSeen();
    await setPublished(api.db, row.userId, row.id, false);
    const [move] = await listMediaMoves(api.db, { id: row.id });
    if (!move) throw new Error('no move');
    const url = await moveMedia(move);
    const { deleteAccount } = await import('@/db/account');
    await deleteAccount(api.db, row.userId);
    await runMaintenance(api.db);
    expect([await statusAt(row.content), await statusAt(url)]).toEqual([404, 404]);
  });
});

it('a picture whose store is away is private at once and moves when the store is back', async () => {
  const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  const { key, url } = await getMedia().put(await reencode(await red.png().toBuffer()));
  const userId = newUser();
  const given = { userId, mediaKey: key, content: url, isPublished: true };
  const { id } = await addCreation(api.db, given);
  cloudinary.intercept = (_request, response) => {
    response.writeHead(500).end('{"error":{"message":"boom"}}');
    return true;
  };
  const { signal } = new AbortController();
  const change = { id, isPublished: false };
  const { creation, message } = await changeCreation(
    api.db,
    userId,
    change,
    async () => undefined,
    signal,
  );
  cloudinary.intercept = () => false;
  expect(creation.isPublished).toBe(false);
  expect(message).toContain('the old address works until');
  await runMaintenance(api.db);
  expect((await requireCreation(api.db, userId, id)).content).not.toBe(url);
  expect(await statusAt(url)).toBe(404);
});
