import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCreation } from '@/db/creations';
import { type Database, rowsOf } from '@/db/database';
import { toggleLike } from '@/db/likes';
import { threads } from '@/db/chat-schema';
import { creations, idempotencyKeys } from '@/db/schema';
import { addMessages } from '@/db/messages';
import { shared } from '@/db/process-database';
import { getPublished } from '@/db/published';
import { createThread } from '@/db/threads';
import { getUsage, reserveRun } from '@/db/usage';
import { eachFault, type Strike } from '@/db/testing/faults/each-fault';
import { type FaultyDatabase, openFaulty } from '@/db/testing/faults/faulty-database';
import { tablesWith } from '@/db/testing/rows-of';
import { addCreation, newUser } from '@/db/testing/sample';
import { useServers } from '@/db/testing/servers';
import { drain } from '@/lib/drain';
import { runMaintenance, scheduleMaintenance } from '@/lib/api/maintenance/maintenance';
import {
  passTwoHours,
  pictureFaults,
  storedKeys,
  storePicture,
} from '@/lib/api/testing/stored-pictures';
import { type ModelApi, noParams, startModelApi, TEST_ORIGIN } from '@/lib/api/testing/test-api';
import { type FakeImages, startFakeImages } from '@/lib/providers/images/image-fake';
import { signWebhook } from '@/lib/local/clerk/webhooks';

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

const servers = useServers();
let api: ModelApi;
let images: FakeImages;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lost-connections-'));
  images = await startFakeImages();
  api = await startModelApi({
    CLERK_WEBHOOK_SIGNING_SECRET: SECRET,
    DATA_DIR: folder,
    IMAGE_BASE_URL: images.url,
    IMAGE_MODEL: 'fake-diffusion',
  });
});
afterAll(async () => {
  await api.close();
  await images.close();
  await rm(folder, { recursive: true });
});

describe.each(['pglite', 'pg', 'neon'] as const)('whatever connection is lost on %s', (driver) => {
  let faulty: FaultyDatabase;
  let db: Database;

  beforeAll(async () => {
    faulty = await openFaulty(servers, driver);
    db = faulty.db;
    shared.miseDatabase = Promise.resolve(faulty);
    scheduleMaintenance(db);
    await runMaintenance(db);
  });
  afterAll(async () => {
    await faulty.close();
    await rm(join(folder, 'media'), { recursive: true });
  });

  /** Plays a scenario with every fault; what is done in it is over when its background work is. */
  const play = (scenario: (strike: Strike) => Promise<void>, options?: { staysAway: boolean }) =>
    eachFault(
      faulty,
      (strike) => scenario((work) => strike(() => work().finally(() => drain(60_000)))),
      options,
    );

  async function addPicture(userId: string, isPublished: boolean) {
    const { key: mediaKey, url: content } = await storePicture();
    return addCreation(db, { userId, mediaKey, content, isPublished, prompt: 'A loaf' });
  }

  /** What a person asks of their creation. */
  async function ask(method: 'PATCH' | 'DELETE', userId: string, id: string, body?: object) {
    const route = await import('./user/creations/[id]/route');
    const token = api.token({ sub: userId });
    const request = api.request(`/api/user/creations/${id}`, { method, token, body });
    const response = await route[method](request, { params: Promise.resolve({ id }) });
    expect([200, 404, 503]).toContain(response.status);
    return response;
  }

  async function deliver(userId: string) {
    const { POST } = await import('./webhooks/clerk/route');
    const body = JSON.stringify({ type: 'user.deleted', data: { id: userId, deleted: true } });
    const headers = signWebhook(SECRET, `msg_${userId}`, body, Date.now());
    const url = `${TEST_ORIGIN}/api/webhooks/clerk`;
    return POST(new Request(url, { method: 'POST', headers, body }), noParams);
  }

  it('an account that was told to be deleted is, once the message is delivered again', async () => {
    const faults = await play(async (strike) => {
      const userId = newUser();
      const other = await addCreation(db, { isPublished: true });
      await toggleLike(db, userId, other.id);
      const { mediaKey } = await addPicture(userId, true);
      const thread = await createThread(db, { userId, title: 'Hers' });
      await addMessages(db, userId, thread.id, [{ role: 'user', text: 'Hello' }]);
      await reserveRun(db, { userId, dailyLimit: 9, dailyCap: 0, leaseId: 'one' });

      const answer = await strike(() => deliver(userId));
      if (answer?.status === 200) expect(await tablesWith(db, userId)).toEqual([]);
      expect((await deliver(userId)).status).toBe(200);
      await drain(60_000);
      await passTwoHours(db);
      await runMaintenance(db);
      expect(await tablesWith(db, userId)).toEqual([]);
      expect(await getPublished(db, null, other.id)).toMatchObject({
        likeCount: 0,
        likes: [],
      });
      expect(await storedKeys(folder)).not.toContain(mediaKey);
    });
    expect(faults).toBeGreaterThan(20);
  });

  it.each([false, true])(
    'a picture that is being saved has its row, or goes (away for long: %s)',
    async (staysAway) => {
      const { POST } = await import('./ai/generate-image/route');
      const rows = new Set<boolean>();
      const scenario = async (strike: Strike) => {
        const userId = newUser();
        const token = api.token({ sub: userId });
        const request = api.request('/api/ai/generate-image', {
          body: { prompt: 'A loaf' },
          token,
        });
        const answer = await strike(() => POST(request, noParams));
        const hasRow = (await db.$count(creations, eq(creations.userId, userId))) > 0;
        rows.add(hasRow);
        const told = answer?.status === 200 && 'creation' in (await answer.json());
        // A row that nobody could ask about again is there all the same
        if (!staysAway || told) expect(hasRow).toBe(told);
        for (let count = 0; count < 2; count += 1) {
          await runMaintenance(db);
          expect(await pictureFaults(db, folder)).toEqual([]);
          await passTwoHours(db);
        }
        const stored = await db.$count(creations, isNotNull(creations.mediaKey));
        expect(await storedKeys(folder)).toHaveLength(stored);
      };
      expect(await play(scenario, { staysAway })).toBeGreaterThan(1);
      expect(rows).toEqual(new Set([true, false]));
    },
  );

  it('a picture is published or is not, and the gallery says what its owner is told', async () => {
    const faults = await play(async (strike) => {
      const userId = newUser();
      const { id } = await addPicture(userId, false);
      await strike(() => ask('PATCH', userId, id, { isPublished: true }));
      const row = await getCreation(db, userId, id);
      expect((await getPublished(db, null, id)) !== null).toBe(row?.isPublished);
      await ask('PATCH', userId, id, { isPublished: true });
      expect(await getPublished(db, null, id)).not.toBeNull();
      expect(await pictureFaults(db, folder)).toEqual([]);
    });
    expect(faults).toBeGreaterThan(1);
  });

  it.each(['asks again', 'leaves it to the upkeep'])(
    'a picture that was public is at its old address no more, when its owner %s',
    async (then) => {
      const faults = await play(async (strike) => {
        const userId = newUser();
        const { id, mediaKey } = await addPicture(userId, true);
        await strike(() => ask('PATCH', userId, id, { isPublished: false }));
        const row = await getCreation(db, userId, id);
        if (then === 'asks again') await ask('PATCH', userId, id, { isPublished: false });
        else await runMaintenance(db);
        const after = await getCreation(db, userId, id);
        if (!row?.isPublished || then === 'asks again') {
          expect(after).toMatchObject({ isPublished: false, movingTo: null });
          expect(await storedKeys(folder)).not.toContain(mediaKey);
        }
        expect(await pictureFaults(db, folder)).toEqual([]);
      });
      expect(faults).toBeGreaterThan(4);
    },
  );

  it('a deleted picture goes from the history at once and from the store when it cannot be undone', async () => {
    const faults = await play(async (strike) => {
      const userId = newUser();
      const { id, mediaKey } = await addPicture(userId, true);
      await strike(() => ask('DELETE', userId, id));
      await ask('DELETE', userId, id);
      await runMaintenance(db);
      expect(await getCreation(db, userId, id)).toBeNull();
      expect(await storedKeys(folder)).not.toContain(mediaKey);
      expect(await pictureFaults(db, folder)).toEqual([]);
      const kept = (await storedKeys(folder)).length;
      await passTwoHours(db);
      await runMaintenance(db);
      expect(await db.$count(creations, eq(creations.id, id))).toBe(0);
      expect((await storedKeys(folder)).length).toBe(kept - 1);
    });
    expect(faults).toBeGreaterThan(2);
  });

  it('a conversation is never left empty', async () => {
    const { POST } = await import('./chat/route');
    const faults = await play(async (strike) => {
      const userId = newUser();
      const token = api.token({ sub: userId });
      await strike(async () => {
        const request = api.request('/api/chat', { body: { message: 'What is tea?' }, token });
        await (await POST(request, noParams)).text();
      });
      const empty = sql`user_id = ${userId} and deleted_at is null
        and not exists (select 1 from messages where thread_id = ${threads.id})`;
      expect(await db.$count(threads, empty)).toBe(0);
    });
    expect(faults).toBeGreaterThan(4);
  });

  it('nobody is charged for more than was asked of the model, or for less than was given', async () => {
    const { POST } = await import('./ai/generate-article/route');
    const faults = await play(async (strike) => {
      const userId = newUser();
      const token = api.token({ sub: userId });
      const headers = { 'idempotency-key': userId };
      const body = { prompt: 'Write an article about tea in Short (500-800 words)', length: 800 };
      const post = () =>
        POST(api.request('/api/ai/generate-article', { body, token, headers }), noParams);
      const asked = api.model.requests.length;
      const first = await strike(post);
      await passTwoHours(db);
      const again = await post();
      expect(again.status).toBe(200);
      await runMaintenance(db);
      const calls = api.model.requests.length - asked;
      const given = Number(first?.status === 200 && calls === 2) + 1;
      const charged = await getUsage(db, userId);
      expect(charged).toBeLessThanOrEqual(calls);
      expect(charged).toBeGreaterThanOrEqual(1);
      expect(calls).toBeLessThanOrEqual(given + Number(first?.status !== 200));
      const open = sql`select 1 from run_reservations where user_id = ${userId}`;
      await passTwoHours(db);
      await runMaintenance(db);
      expect(await rowsOf(db, open)).toEqual([]);
      expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.userId, userId))).toBe(1);
    });
    expect(faults).toBeGreaterThan(8);
  });
});
