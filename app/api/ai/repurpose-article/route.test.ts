import twitter from 'twitter-text';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCreation, newUser } from '@/db/testing/sample';
import { type ModelApi, noParams, startModelApi } from '@/lib/api/testing/test-api';

let api: ModelApi;
let route: typeof import('./route');
let id: string;
beforeAll(async () => {
  api = await startModelApi();
  route = await import('./route');
  id = await article('user_test');
});
afterAll(() => api.close());
beforeEach(() => {
  api.model.requests.length = 0;
});

const article = async (userId: string) =>
  (
    await addCreation(api.db, {
      userId,
      type: 'article',
      prompt: 'Tides',
      content: '# Tides\n\nThey turn.',
    })
  ).id;
const answers = (...values: unknown[]) =>
  api.model.script(...values.map((value) => ({ deltas: [JSON.stringify(value)] })));
const turn = async (body: object) => {
  const response = await route.POST(api.request('/api/ai/repurpose-article', { body }), noParams);
  return { status: response.status, body: await response.json() };
};
const long = 'A sentence about the tide that goes on for a while. '.repeat(10);

describe('POST /api/ai/repurpose-article', () => {
  it.each(['linkedin', 'newsletter', 'summary', 'faq'])(
    'makes a %s of it and keeps both together',
    async (format) => {
      answers({ text: 'Tides turn. So do we.' });
      const { status, body } = await turn({ id, format });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        content: 'Tides turn. So do we.',
        creation: { type: 'post', parentId: id, content: 'Tides turn. So do we.' },
      });
      expect(body.message).toBeUndefined();
    },
  );

  it('asks once more for a thread whose posts are too long, and says what was wrong', async () => {
    answers({ posts: ['Short.', long] }, { posts: ['Short.', 'Shorter.'] });
    const { body } = await turn({ id, format: 'x-thread' });
    expect(body).toMatchObject({ posts: ['Short.', 'Shorter.'] });
    expect(body.message).toBeUndefined();
    expect(api.model.requests).toHaveLength(2);
    const messages = api.model.requests[1]?.messages as { content: string }[];
    expect(messages.at(-1)?.content).toContain('280 characters as X counts them: 2.');
  });

  it('cuts at a sentence what stays too long, and says so', async () => {
    answers({ posts: ['港'.repeat(200), long] });
    const { body } = await turn({ id, format: 'x-thread' });
    expect(api.model.requests).toHaveLength(2);
    for (const post of body.posts) {
      expect(twitter.parseTweet(post)).toMatchObject({ valid: true });
    }
    expect(body.posts[1]).toMatch(/while\.$/);
    expect(body.message).toContain('cut at the end of a sentence');
  });

  it('keeps the limits of a search result', async () => {
    const pack = { title: long, description: long, keywords: ['tide'], faq: [] };
    answers(pack);
    const { body } = await turn({ id, format: 'seo' });
    expect(body.seo.title.length).toBeLessThanOrEqual(60);
    expect(body.seo.description.length).toBeLessThanOrEqual(155);
    expect(body.seo.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(body.creation.content).toContain(body.seo.description);
  });

  it('fails with a sentence when no answer can be used, and saves nothing', async () => {
    answers('no posts', { posts: [] });
    expect(await turn({ id, format: 'x-thread' })).toMatchObject({
      status: 502,
      body: { success: false },
    });
  });

  it('does not read what somebody else wrote', async () => {
    const theirs = await article(newUser());
    for (const wrong of [theirs, 'x', crypto.randomUUID()]) {
      expect(await turn({ id: wrong, format: 'summary' })).toMatchObject({
        status: 404,
        body: { message: 'Creation not found' },
      });
    }
    expect(api.model.requests).toHaveLength(0);
  });

  it.each([{ format: 'poem' }, { id: 7 }])('refuses %j', async (wrong) => {
    expect((await turn({ id, format: 'summary', ...wrong })).status).toBe(400);
  });

  it('is for texts alone', async () => {
    const picture = await addCreation(api.db, { userId: 'user_test' });
    expect(await turn({ id: picture.id, format: 'summary' })).toMatchObject({ status: 400 });
  });
});
