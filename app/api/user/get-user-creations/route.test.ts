import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinCreation } from '@/db/creation-changes';
import { addCreation, newUser } from '@/db/testing/sample';
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
    api.request(`/api/user/get-user-creations${query}`, { token: api.token({ sub: user }) }),
    noParams,
  );

interface Body {
  creations: { id: string; prompt: string; isPinned: boolean }[];
  nextCursor: string | null;
  total?: number;
}
const read = async (user: string, query = '') => (await (await get(user, query)).json()) as Body;

describe('GET /api/user/get-user-creations', () => {
  it('answers the person’s own creations, newest first, private and uncached', async () => {
    const [user, other] = [newUser(), newUser()];
    const first = await addCreation(api.db, { userId: user, prompt: 'First' });
    const second = await addCreation(api.db, { userId: user, prompt: 'Second' });
    await addCreation(api.db, { userId: other, prompt: 'A secret' });
    const response = await get(user);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    expect(text).not.toContain('A secret');
    expect(text).not.toContain(other);
    expect(JSON.parse(text)).toMatchObject({
      success: true,
      creations: [
        {
          id: second.id,
          prompt: 'Second',
          likes: [],
          likeCount: 0,
          created_at: expect.any(String),
        },
        { id: first.id },
      ],
      nextCursor: null,
      total: 2,
    });
  });

  it('pages by cursor, pinned ones first, and counts once', async () => {
    const user = newUser();
    const rows: { id: string }[] = [];
    for (let index = 0; index < 5; index += 1)
      rows.push(await addCreation(api.db, { userId: user }));
    await pinCreation(api.db, user, rows[0]?.id ?? '', true);
    const one = await read(user, '?limit=3');
    const two = await read(user, `?limit=3&cursor=${one.nextCursor}`);
    const seen = [...one.creations, ...two.creations].map(({ id }) => id);
    expect(seen).toEqual([0, 4, 3, 2, 1].map((index) => rows[index]?.id));
    expect([one.total, two.total, two.nextCursor]).toEqual([5, undefined, null]);
  });

  it('filters by type and searches, among own creations only', async () => {
    const user = newUser();
    await addCreation(api.db, { userId: user, type: 'article', prompt: 'Baking bread' });
    await addCreation(api.db, { userId: user, type: 'lyrics', prompt: 'A song' });
    await addCreation(api.db, { type: 'article', prompt: 'Baking bread, by somebody else' });
    expect((await read(user, '?type=lyrics')).creations).toHaveLength(1);
    const found = await read(user, '?search=baked');
    expect(found.creations.map(({ prompt }) => prompt)).toEqual(['Baking bread']);
    expect(found.total).toBe(2);
    expect((await read(user, '?search=%27%20or%201%3D1%20--')).creations).toEqual([]);
  });

  it('lists what was made from one creation, of the person alone', async () => {
    const [user, other] = [newUser(), newUser()];
    const article = await addCreation(api.db, { userId: user, type: 'article' });
    const made = { type: 'post', parentId: article.id };
    const first = await addCreation(api.db, { ...made, userId: user });
    const second = await addCreation(api.db, { ...made, userId: user });
    await addCreation(api.db, { userId: user, type: 'post' });
    await addCreation(api.db, { ...made, userId: other });
    const idsOf = async (query: string) => (await read(user, query)).creations.map(({ id }) => id);
    expect(await idsOf(`?parentId=${article.id}`)).toEqual([second.id, first.id]);
    expect(await idsOf(`?parentId=${article.id}&type=image`)).toEqual([]);
    expect(await idsOf(`?parentId=${first.id}`)).toEqual([]);
  });

  it.each([
    '?cursor=nonsense',
    '?parentId=',
    "?parentId=' or 1=1 --",
    `?cursor=${Buffer.from('["own",true,"0000-01-01T00:00:00.000Z","00000000-0000-4000-8000-000000000000"]').toString('base64url')}`,
    `?cursor=${Buffer.from('["newest",1]').toString('base64url')}`,
    `?cursor=${'x'.repeat(401)}`,
    '?limit=0',
    '?limit=101',
    '?limit=many',
    '?type=%00',
    '?search=%00',
  ])('answers 400 with a sentence to %s', async (query) => {
    const response = await get(newUser(), query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('answers 401 without a token and 405 to another method', async () => {
    const path = '/api/user/get-user-creations';
    expect((await route.GET(api.request(path, { token: null }), noParams)).status).toBe(401);
    expect((await route.POST(api.request(path, { body: {} }), noParams)).status).toBe(405);
  });
});
