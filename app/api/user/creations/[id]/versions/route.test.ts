import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCreation } from '@/db/creations';
import { addCreation, newUser } from '@/db/testing/sample';
import type { Handler } from '@/lib/api/routes/endpoint';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
let all: typeof import('../../route');
let one: typeof import('../route');
let versions: typeof import('./route');
let version: typeof import('./[version]/route');
let restore: typeof import('./[version]/restore/route');

beforeAll(async () => {
  api = await startTestApi();
  [all, one, versions, version, restore] = await Promise.all([
    import('../../route'),
    import('../route'),
    import('./route'),
    import('./[version]/route'),
    import('./[version]/restore/route'),
  ]);
});
afterAll(() => api.close());

type Answer =
  Parameters<Handler> extends [infer R, infer C, ...unknown[]]
    ? (request: R, context: C) => Promise<Response>
    : never;

async function send(
  handler: Answer,
  method: string,
  user: string,
  params: Record<string, string>,
  body?: unknown,
) {
  const token = api.token({ sub: user });
  const request = api.request('/api/user/creations', {
    method,
    token,
    ...(body === undefined ? {} : { body }),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  return { status: response.status, body: await response.json() };
}

const article = (userId: string) =>
  addCreation(api.db, { userId, type: 'article', content: '# Tea', wordCount: 1 });
const edit = (user: string, id: string, body: object) =>
  send(one.PATCH, 'PATCH', user, { id }, body);
const read = (user: string, id: string, number: string) =>
  send(version.GET, 'GET', user, { id, version: number });

describe('the texts of a creation', () => {
  it('are edited, listed, read and restored', async () => {
    const user = newUser();
    const { id } = await article(user);
    expect(await edit(user, id, { content: '# Green tea', version: 1 })).toMatchObject({
      status: 200,
      body: {
        creation: { id, content: '# Green tea', version: 2, parentId: null, projectId: null },
      },
    });
    const back = await send(restore.POST, 'POST', user, { id, version: '1' }, {});
    expect(back.body).toMatchObject({ creation: { content: '# Tea', version: 3 } });
    const listed = await send(versions.GET, 'GET', user, { id });
    expect(listed.body.versions).toEqual([
      { version: 3, cause: 'restored', wordCount: 1, created_at: expect.any(String) },
      { version: 2, cause: 'edited', wordCount: 2, created_at: expect.any(String) },
      { version: 1, cause: 'generated', wordCount: 1, created_at: expect.any(String) },
    ]);
    expect(await read(user, id, '2')).toMatchObject({ body: { content: '# Green tea' } });
  });

  it('stay as they are when the edit is of an older one, which is answered with what is there', async () => {
    const user = newUser();
    const { id } = await article(user);
    await edit(user, id, { content: 'mine', version: 1, cause: 'rewritten' });
    expect(await edit(user, id, { content: 'yours', version: 1, title: 'Renamed' })).toMatchObject({
      status: 409,
      body: { success: false, current: { version: 2, content: 'mine' } },
    });
    expect(await getCreation(api.db, user, id)).toMatchObject({ content: 'mine', title: null });
  });

  it.each([
    ['without its version', { content: 'x' }, 400],
    ['over 100 KB', { content: 'é'.repeat(60_000), version: 1 }, 400],
    ['over the body limit', { content: 'x'.repeat(700_000), version: 1 }, 413],
    ['that cannot be stored', { content: 'a\0b', version: 1 }, 400],
  ])('refuse a text %s', async (_, body, status) => {
    const user = newUser();
    const { id } = await article(user);
    expect(await edit(user, id, body)).toMatchObject({ status, body: { success: false } });
    expect(await getCreation(api.db, user, id)).toMatchObject({ content: '# Tea', version: 1 });
  });

  it('may be as long as 100 KB, however JSON escapes them', async () => {
    const user = newUser();
    const { id } = await article(user);
    const content = '\u{1}"'.repeat(51_200);
    expect((await edit(user, id, { content, version: 1 })).status).toBe(200);
    expect(await read(user, id, '2')).toMatchObject({ body: { content } });
  });

  it('are no part of a picture', async () => {
    const user = newUser();
    const { id } = await addCreation(api.db, { userId: user });
    expect(
      await edit(user, id, { content: 'https://evil.example/x.png', version: 1 }),
    ).toMatchObject({
      status: 400,
      body: { message: 'Only texts can be edited.' },
    });
  });

  it.each(['0', '2', '-1', 'x', '99999999999999999999'])('have no version %s', async (number) => {
    const user = newUser();
    const { id } = await article(user);
    expect((await read(user, id, number)).status).toBe(404);
    const restored = await send(restore.POST, 'POST', user, { id, version: number }, {});
    expect(restored.status).toBe(404);
  });

  it('are for nobody else', async () => {
    const { id } = await article(newUser());
    const other = newUser();
    for (const answer of [
      await edit(other, id, { content: 'x', version: 1 }),
      await read(other, id, '1'),
      await send(versions.GET, 'GET', other, { id }),
      await send(restore.POST, 'POST', other, { id, version: '1' }, {}),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: 'Creation not found' } });
    }
  });
});

describe('a text that the person’s own device wrote', () => {
  const given = {
    type: 'article',
    prompt: 'Write an article about tea',
    content: '# Tea\n\nHot.',
    model: 'Gemini Nano',
    source: 'device',
  };

  it('is saved with its model', async () => {
    const user = newUser();
    const { status, body } = await send(all.POST, 'POST', user, {}, given);
    expect(status).toBe(200);
    expect(body.creation).toMatchObject({ ...given, wordCount: 2, version: 1, isSandbox: false });
    expect(await getCreation(api.db, user, body.creation.id)).not.toBeNull();
  });

  it.each([
    { type: 'image' },
    { source: 'OpenAI' },
    { content: ' ' },
    { content: 'x'.repeat(102_401) },
    { model: '' },
    { prompt: '' },
  ])('is refused with %j', async (wrong) => {
    const answer = await send(all.POST, 'POST', newUser(), {}, { ...given, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
  });
});
