import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteCreation, setPublished } from '@/db/creation-changes';
import { getPublished } from '@/db/published';
import { addCreation, atOnce, newUser } from '@/db/testing/sample';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
let route: typeof import('./route');

beforeAll(async () => {
  api = await startTestApi();
  route = await import('./route');
});
afterAll(() => api.close());

const toggle = async (user: string, id: unknown) => {
  const body = { id };
  const token = api.token({ sub: user });
  const response = await route.POST(
    api.request('/api/user/toggle-like-creation', { body, token }),
    noParams,
  );
  return { status: response.status, body: await response.json() };
};

describe('POST /api/user/toggle-like-creation', () => {
  it('likes and unlikes with the exact messages', async () => {
    const { id } = await addCreation(api.db, { isPublished: true });
    const fan = newUser();
    expect(await toggle(fan, id)).toEqual({
      status: 200,
      body: { success: true, message: 'Creation Liked', likedByMe: true, likeCount: 1 },
    });
    expect(await toggle(fan, id)).toEqual({
      status: 200,
      body: { success: true, message: 'Creation Unliked', likedByMe: false, likeCount: 0 },
    });
  });

  it('leaves one like after 101 toggles of one person at once', async () => {
    const { id } = await addCreation(api.db, { isPublished: true });
    const fan = newUser();
    const answers = await atOnce(101, () => toggle(fan, id));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const liked = answers.filter(({ body }) => body.message === 'Creation Liked');
    expect(liked).toHaveLength(51);
    expect(await getPublished(api.db, fan, id)).toMatchObject({ likeCount: 1, likes: [fan] });
  });

  it('counts 100 people at once', async () => {
    const { id } = await addCreation(api.db, { isPublished: true });
    await atOnce(100, () => toggle(newUser(), id));
    expect(await getPublished(api.db, null, id)).toMatchObject({ likeCount: 100 });
  });

  it('answers 200 or 404, never worse, while the owner unpublishes and deletes', async () => {
    const owner = newUser();
    const { id } = await addCreation(api.db, { userId: owner, isPublished: true });
    const answers = await atOnce(60, async (index) => {
      if (index === 20) await setPublished(api.db, owner, id, false);
      if (index === 40) await deleteCreation(api.db, owner, id);
      return toggle(newUser(), id);
    });
    for (const { status, body } of answers) {
      expect([200, 404]).toContain(status);
      if (status === 404) expect(body.message).toBe('Creation not found');
    }
    expect(await toggle(newUser(), id)).toMatchObject({ status: 404 });
  });

  it('answers 404 for what is private, deleted, unknown or no id', async () => {
    const hidden = await addCreation(api.db);
    for (const id of [hidden.id, crypto.randomUUID(), 'x', "' or 1=1", '\0']) {
      expect(await toggle(newUser(), id)).toMatchObject({
        status: 404,
        body: { success: false, message: 'Creation not found' },
      });
    }
  });

  it.each([undefined, 7, null, {}, 'x'.repeat(65)])('answers 400 to the id %j', async (id) => {
    expect((await toggle(newUser(), id)).status).toBe(400);
  });
});
