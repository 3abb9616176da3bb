import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCreation } from '@/db/creations';
import { getPublished } from '@/db/published';
import { addCreation, newUser } from '@/db/testing/sample';
import { changeCreation } from '@/lib/api/creations/change-creation';
import type { Handler } from '@/lib/api/routes/endpoint';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
let one: typeof import('./route');
let restore: typeof import('./restore/route');
let report: typeof import('./report/route');
let all: typeof import('../route');

beforeAll(async () => {
  api = await startTestApi();
  [one, restore, report, all] = await Promise.all([
    import('./route'),
    import('./restore/route'),
    import('./report/route'),
    import('../route'),
  ]);
});
afterAll(() => api.close());

const send = async (
  handler: (request: Request, context: Parameters<Handler>[1]) => Promise<Response>,
  method: string,
  user: string,
  id: string,
  body?: unknown,
) => {
  const token = api.token({ sub: user });
  const path = `/api/user/creations/${encodeURIComponent(id)}`;
  const request = api.request(path, { method, token, ...(body === undefined ? {} : { body }) });
  const response = await handler(request, { params: Promise.resolve({ id }) });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return { status: response.status, body: await response.json() };
};
const actions = {
  read: (user: string, id: string) => send(one.GET, 'GET', user, id),
  rename: (user: string, id: string, body: unknown = { title: 'Mine' }) =>
    send(one.PATCH, 'PATCH', user, id, body),
  remove: (user: string, id: string) => send(one.DELETE, 'DELETE', user, id),
  undo: (user: string, id: string) => send(restore.POST, 'POST', user, id),
  report: (user: string, id: string, body: unknown = {}) =>
    send(report.POST, 'POST', user, id, body),
};
const passes = async () => undefined;
const { signal } = new AbortController();

describe('one creation', () => {
  it('is read, renamed, pinned, deleted and brought back by its owner', async () => {
    const owner = newUser();
    const { id } = await addCreation(api.db, { userId: owner });
    expect(await actions.read(owner, id)).toMatchObject({
      status: 200,
      body: { creation: { id } },
    });
    expect(await actions.rename(owner, id, { title: ' Loaf ', isPinned: true })).toMatchObject({
      body: { creation: { title: 'Loaf', isPinned: true } },
    });
    expect(await actions.rename(owner, id, { title: '' })).toMatchObject({
      body: { creation: { title: null } },
    });
    expect((await actions.remove(owner, id)).status).toBe(200);
    expect((await actions.read(owner, id)).status).toBe(404);
    expect(await actions.undo(owner, id)).toMatchObject({ body: { creation: { isPinned: true } } });
    expect((await actions.undo(owner, id)).status).toBe(404);
  });

  it.each(['read', 'rename', 'remove', 'undo'] as const)(
    'answers 404 when somebody else tries to %s it',
    async (action) => {
      const owner = newUser();
      const row = await addCreation(api.db, { userId: owner, isPublished: true });
      for (const id of [row.id, crypto.randomUUID(), 'x', '%00']) {
        expect(await actions[action](newUser(), id)).toMatchObject({
          status: 404,
          body: { success: false, message: 'Creation not found' },
        });
      }
      expect(await getCreation(api.db, owner, row.id)).toEqual(row);
    },
  );

  it.each([{ title: 'x'.repeat(201) }, { title: 7 }, { isPinned: 'yes' }, { title: 'a\0b' }])(
    'answers 400 to the change %j',
    async (body) => {
      const owner = newUser();
      const { id } = await addCreation(api.db, { userId: owner });
      expect((await actions.rename(owner, id, body)).status).toBe(400);
    },
  );

  it('is not published without having been checked', async () => {
    const owner = newUser();
    const { id } = await addCreation(api.db, { userId: owner });
    const refuse = async () => 'This picture cannot be published.';
    const refused = await changeCreation(api.db, owner, { id, isPublished: true }, refuse, signal);
    expect(refused).toMatchObject({
      published: false,
      message: 'This picture cannot be published.',
      creation: { isPublished: false },
    });
    const done = await changeCreation(api.db, owner, { id, isPublished: true }, passes, signal);
    expect(done).toMatchObject({ published: true, creation: { isPublished: true } });
    expect(await getPublished(api.db, null, id)).not.toBeNull();
    expect(await actions.rename(owner, id, { isPublished: false })).toMatchObject({
      status: 200,
      body: { published: false, creation: { isPublished: false } },
    });
  });

  it('that is no picture cannot be published', async () => {
    const owner = newUser();
    const { id } = await addCreation(api.db, { userId: owner, type: 'article' });
    expect((await actions.rename(owner, id, { isPublished: true })).status).toBe(400);
  });

  it('is reported once a person, never by its owner, and hidden after three', async () => {
    const owner = newUser();
    const { id } = await addCreation(api.db, { userId: owner, isPublished: true });
    const [first, second, third] = [newUser(), newUser(), newUser()];
    expect((await actions.report(owner, id)).status).toBe(400);
    for (const user of [first, first, second]) {
      expect((await actions.report(user, id, { reason: 'Not food' })).status).toBe(200);
    }
    expect(await getPublished(api.db, null, id)).not.toBeNull();
    await actions.report(third, id);
    expect(await getPublished(api.db, null, id)).toBeNull();
    expect((await actions.report(newUser(), id)).status).toBe(404);
    expect(await actions.read(owner, id)).toMatchObject({ body: { creation: { isHidden: true } } });
    expect((await actions.report(newUser(), id, { reason: 'x'.repeat(501) })).status).toBe(400);
  });
});

describe('DELETE /api/user/creations', () => {
  it('deletes everything of one person and of nobody else', async () => {
    const [user, other] = [newUser(), newUser()];
    for (const userId of [user, user, other]) await addCreation(api.db, { userId });
    const kept = await addCreation(api.db, { userId: other });
    expect(await send(all.DELETE, 'DELETE', user, '')).toMatchObject({ body: { deleted: 2 } });
    expect(await getCreation(api.db, other, kept.id)).not.toBeNull();
  });
});
