import { afterAll, beforeAll, expect, it } from 'vitest';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function search(query: string, token?: null) {
  const { GET } = await import('./route');
  const path = `/api/gita/search?${query}`;
  const response = await GET(api.request(path, token === null ? { token } : {}), noParams);
  return { status: response.status, body: await response.json() };
}

it('answers verse objects with their score and the words that fit', async () => {
  const { status, body } = await search('q=anger&limit=3');
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, nextCursor: '3', total: expect.any(Number) });
  expect(body.verses).toHaveLength(3);
  expect(body.verses[0]).toMatchObject({
    chapter_number: expect.any(Number),
    translations: [{ language: 'english' }],
    score: expect.any(Number),
    matched: [expect.stringMatching(/^anger|angry$/)],
  });
});

it('gives every verse once over its pages', async () => {
  const seen: number[] = [];
  let cursor: string | null = '0';
  let total = 0;
  while (cursor !== null) {
    const { body } = await search(`q=peace&limit=7&cursor=${cursor}`);
    seen.push(...body.verses.map(({ id }: { id: number }) => id));
    [cursor, total] = [body.nextCursor, body.total];
  }
  expect(seen.length).toBe(total);
  expect(new Set(seen).size).toBe(total);
});

it('opens a place', async () => {
  const { body } = await search('q=chapter%202%20verse%2047');
  expect(body).toMatchObject({ verses: [{ chapter_number: 2, verse_number: 47 }], total: 1 });
});

it.each(['', 'q=', 'q=x&limit=51', 'q=x&cursor=-1', `q=${'x'.repeat(201)}`])(
  'refuses %j',
  async (query) => expect((await search(query)).status).toBe(400),
);

it('needs a session', async () => expect((await search('q=peace', null)).status).toBe(401));
