import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPublished } from '@/db/creation-changes';
import { toggleLike } from '@/db/likes';
import { addCreation, newUser } from '@/db/testing/sample';
import type { WireCreation } from '@/db/wire';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
let route: typeof import('./route');

beforeAll(async () => {
  api = await startTestApi();
  route = await import('./route');
});
afterAll(() => api.close());

const get = (user: string, query = '') =>
  route.GET(
    api.request(`/api/user/get-published-creations${query}`, { token: api.token({ sub: user }) }),
    noParams,
  );
const read = async (user: string, query = '') =>
  (await (await get(user, query)).json()) as {
    creations: WireCreation[];
    nextCursor: string | null;
  };

describe('GET /api/user/get-published-creations', () => {
  it('shows what is published, and of others neither id, name nor private extras', async () => {
    const [owner, viewer] = [newUser(), newUser()];
    const { id } = await addCreation(api.db, {
      userId: owner,
      isPublished: true,
      title: 'For my sister',
      data: { note: 'secret' },
    });
    await addCreation(api.db, { userId: owner, prompt: 'A private picture' });
    const response = await get(viewer);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    for (const secret of [owner, 'For my sister', 'secret', 'A private picture', '@']) {
      expect(text).not.toContain(secret);
    }
    expect(JSON.parse(text)).toMatchObject({ success: true, creations: [{ id, isMine: false }] });
    expect((await read(owner)).creations[0]).toMatchObject({
      isMine: true,
      title: 'For my sister',
    });
    await setPublished(api.db, owner, id, false);
    expect((await read(viewer)).creations).toEqual([]);
  });

  it('says who likes it and whether the viewer does, and orders by likes', async () => {
    const [fan, other] = [newUser(), newUser()];
    const best = await addCreation(api.db, { isPublished: true });
    const newest = await addCreation(api.db, { isPublished: true });
    for (const user of [fan, other]) await toggleLike(api.db, user, best.id);
    const liked = await read(fan, '?order=liked');
    expect(liked.creations.map(({ id }) => id)).toEqual([best.id, newest.id]);
    expect(liked.creations[0]).toMatchObject({ likeCount: 2, likedByMe: true });
    expect(new Set(liked.creations[0]?.likes)).toEqual(new Set([fan, other]));
    const first = await read(newUser(), '?limit=1');
    expect(first.creations).toMatchObject([{ id: newest.id, likedByMe: false }]);
    const second = await read(newUser(), `?limit=1&cursor=${first.nextCursor}`);
    expect(second.creations).toMatchObject([{ id: best.id }]);
  });

  it.each([
    '?cursor=nonsense',
    '?order=loudest',
    `?order=liked&cursor=${Buffer.from('["liked",99999999999,"00000000-0000-4000-8000-000000000000"]').toString('base64url')}`,
    '?limit=101',
  ])('answers 400 to %s', async (query) => {
    expect((await get(newUser(), query)).status).toBe(400);
  });
});
