import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPublished } from '@/db/published';
import { reportCreation } from '@/db/reports';
import { addCreation, newUser } from '@/db/testing/sample';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';

const KEY = 'a long operator key';
let api: TestApi;
let list: typeof import('./route');
let one: typeof import('./[id]/route');

beforeAll(async () => {
  api = await startTestApi({ OPERATOR_KEY: KEY });
  [list, one] = await Promise.all([import('./route'), import('./[id]/route')]);
});
afterAll(() => api.close());

const decide = (id: string, decision: string, token = KEY) =>
  one.POST(api.request(`/api/operator/reports/${id}`, { body: { decision }, token }), {
    params: Promise.resolve({ id }),
  });

async function addReported(): Promise<string> {
  const { id } = await addCreation(api.db, { isPublished: true });
  for (const reason of ['Not food', null, 'Copied']) {
    await reportCreation(api.db, newUser(), id, reason);
  }
  return id;
}

describe('the operator', () => {
  it('sees what was reported with the reasons, and not who reported or owns it', async () => {
    const id = await addReported();
    const response = await list.GET(api.request('/api/operator/reports', { token: KEY }), noParams);
    const text = await response.text();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(text).not.toContain('user_');
    expect(JSON.parse(text)).toMatchObject({
      success: true,
      reported: [{ id, reportCount: 3, reasons: expect.arrayContaining(['Not food', 'Copied']) }],
    });
  });

  it('shows a picture again for good, or removes it for good', async () => {
    const [kept, removed] = [await addReported(), await addReported()];
    expect((await decide(kept, 'keep')).status).toBe(200);
    expect((await decide(removed, 'remove')).status).toBe(200);
    expect(await getPublished(api.db, null, kept)).not.toBeNull();
    expect(await getPublished(api.db, null, removed)).toBeNull();
    await reportCreation(api.db, newUser(), kept);
    expect(await getPublished(api.db, null, kept)).not.toBeNull();
  });

  it.each(['', 'wrong', `${KEY} `, KEY.slice(0, -1), KEY.toUpperCase()])(
    'is not somebody with the key "%s"',
    async (token) => {
      const id = await addReported();
      expect((await decide(id, 'keep', token)).status).toBe(token.trim() === KEY ? 200 : 401);
    },
  );

  it('is not a signed-in person', async () => {
    expect((await list.GET(api.request('/api/operator/reports'), noParams)).status).toBe(401);
  });

  it('gets 404 for what is unknown and 400 for another decision', async () => {
    expect((await decide(crypto.randomUUID(), 'keep')).status).toBe(404);
    expect((await decide('x', 'keep')).status).toBe(404);
    expect((await decide(await addReported(), 'maybe')).status).toBe(400);
  });
});
