import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCreations } from '@/db/creations';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';
import type { VerseObject } from '@/lib/tools/bhagavad-gita/verse-object';

let api: TestApi;
let route: typeof import('./route');

beforeAll(async () => {
  api = await startTestApi();
  route = await import('./route');
});
afterAll(() => api.close());

const get = (token = api.token()) =>
  route.GET(api.request('/api/ai/bhagavad-gita', { token }), noParams);

describe('GET /api/ai/bhagavad-gita', () => {
  it('answers the verse object itself and keeps the verse', async () => {
    const response = await get();
    const verse = (await response.json()) as VerseObject;
    expect(response.status).toBe(200);
    expect(verse).not.toHaveProperty('success');
    expect(verse).toMatchObject({ text: null, transliteration: null, word_meanings: null });
    expect(verse.translations[0]).toMatchObject({
      language: 'english',
      author_name: expect.any(String),
    });
    const { creations } = await listCreations(api.db, 'user_test');
    expect(creations[0]).toMatchObject({
      type: 'bhagavad-gita',
      prompt: `Chapter ${verse.chapter_number}, Verse ${verse.verse_number}`,
      content: verse.translations[0]?.description,
    });
  });

  it('repeats no verse within 50', async () => {
    const token = api.token({ sub: 'user_reader' });
    const ids: number[] = [];
    for (let draw = 0; draw < 120; draw += 1)
      ids.push(((await (await get(token)).json()) as VerseObject).id);
    for (const [at, id] of ids.entries())
      expect(ids.slice(Math.max(0, at - 49), at)).not.toContain(id);
    expect(new Set(ids).size).toBeGreaterThan(60);
  });

  it('answers 401 with the envelope without a token', async () => {
    const response = await route.GET(api.request('/x', { token: null }), noParams);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ success: false });
  });
});
