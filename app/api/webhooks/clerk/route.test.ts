import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCreation, listCreations } from '@/db/creations';
import { newId } from '@/db/ids';
import { toggleLike } from '@/db/likes';
import { getPublished } from '@/db/published';
import { mediaDeletions } from '@/db/upkeep-schema';
import { saveFailed, saveResult } from '@/lib/api/creations/save-result';
import { noParams, startTestApi, TEST_ORIGIN, type TestApi } from '@/lib/api/testing/test-api';
import { localStore } from '@/lib/providers/media';
import { reencode } from '@/lib/providers/media/picture';
import { generateImages } from '@/lib/tools/generate-images/tool';

const key = randomBytes(24);
const secret = `whsec_${key.toString('base64')}`;
let api: TestApi;
let route: typeof import('./route');
let likeRoute: typeof import('@/app/api/user/toggle-like-creation/route');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webhook-'));
  api = await startTestApi({ CLERK_WEBHOOK_SIGNING_SECRET: secret, DATA_DIR: folder });
  route = await import('./route');
  likeRoute = await import('@/app/api/user/toggle-like-creation/route');
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

let messages = 0;

function deliver(
  event: object,
  changes: { signature?: string; id?: string; ageSeconds?: number } = {},
) {
  const body = JSON.stringify(event);
  const id = changes.id ?? `msg_${(messages += 1)}`;
  const timestamp = String(Math.floor(Date.now() / 1000) - (changes.ageSeconds ?? 0));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'svix-id': id,
    'svix-timestamp': timestamp,
    'svix-signature': changes.signature ?? `v1,${signature}`,
  };
  return route.POST(
    new Request(`${TEST_ORIGIN}/api/webhooks/clerk`, { method: 'POST', headers, body }),
    noParams,
  );
}

async function redPicture() {
  const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  return reencode(await red.png().toBuffer());
}

const deleted = (id: string) => ({
  type: 'user.deleted',
  object: 'event',
  data: { id, object: 'user', deleted: true },
});
const picture = (userId: string) =>
  createCreation(api.db, { userId, type: 'image', prompt: 'p', content: '/x', isPublished: true });

describe('the account deletion webhook', () => {
  it("removes the person's rows and likes, and nobody else's", async () => {
    const [theirs, other] = [await picture('user_gone'), await picture('user_stays')];
    await toggleLike(api.db, 'user_gone', other.id);
    await toggleLike(api.db, 'user_other', other.id);
    const response = await deliver(deleted('user_gone'));
    expect(response.status).toBe(200);
    expect((await listCreations(api.db, 'user_gone')).creations).toEqual([]);
    expect(await getPublished(api.db, null, theirs.id)).toBeNull();
    expect((await getPublished(api.db, null, other.id))?.likeCount).toBe(1);
  });

  it("deletes the person's pictures from the store at once", async () => {
    const { key: mediaKey, url } = await localStore().put(await redPicture());
    const row = { userId: 'user_painter', type: 'image', prompt: 'p', content: url, mediaKey };
    await createCreation(api.db, row);
    const pictures = async () =>
      (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.png'));
    expect(await pictures()).toHaveLength(1);
    await deliver(deleted('user_painter'));
    await expect.poll(pictures).toEqual([]);
  });

  it('takes a message that is delivered again', async () => {
    await picture('user_twice');
    expect((await deliver(deleted('user_twice'), { id: 'msg_same' })).status).toBe(200);
    expect((await deliver(deleted('user_twice'), { id: 'msg_same' })).status).toBe(200);
    expect((await listCreations(api.db, 'user_twice')).creations).toEqual([]);
  });

  it('takes nothing more from somebody whose token is still valid', async () => {
    const other = await picture('user_liked');
    await deliver(deleted('user_token'));
    const token = api.token({ sub: 'user_token' });
    const like = api.request('/api/user/toggle-like-creation', { body: { id: other.id }, token });
    const response = await likeRoute.POST(like, noParams);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      success: false,
      message: expect.stringContaining('This account was deleted'),
    });
    expect((await getPublished(api.db, null, other.id))?.likeCount).toBe(0);
  });

  it('gives somebody whose run was at work what it made, and keeps nothing of it', async () => {
    const { key: mediaKey, url } = await localStore().put(await redPicture());
    await deliver(deleted('user_running'));
    const input = { prompt: 'tea', publish: false, aspect: 'square' as const };
    const user = { id: 'user_running', plan: 'free' as const };
    const made = { content: url, mediaKey };
    const saving = saveResult(api.db, generateImages, input, user, made, 5, newId());
    const failure = await saving.catch((error: unknown) => error);
    expect(await saveFailed(failure, user, made, newId())).toEqual({
      message: expect.stringContaining('Your account was deleted'),
    });
    expect(await api.db.$count(mediaDeletions, eq(mediaDeletions.key, mediaKey))).toBe(1);
    await localStore().delete(mediaKey);
  });

  it.each([
    ['a wrong signature', { signature: 'v1,AAAA' }],
    ['an old message', { ageSeconds: 3_600 }],
  ])('refuses %s', async (_, changes) => {
    await picture('user_safe');
    expect((await deliver(deleted('user_safe'), changes)).status).toBe(400);
    expect((await listCreations(api.db, 'user_safe')).creations.length).toBeGreaterThan(0);
  });

  it('ignores other events', async () => {
    expect((await deliver({ type: 'user.created', data: { id: 'user_new' } })).status).toBe(200);
  });
});
