import { afterAll, beforeAll, expect, it } from 'vitest';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function themes(token?: null) {
  const { GET } = await import('./route');
  return GET(api.request('/api/gita/themes', token === null ? { token } : {}), noParams);
}

it('answers every theme with its verses in reading order', async () => {
  const response = await themes();
  expect(response.status).toBe(200);
  const body = await response.json();
  expect(body.themes).toHaveLength(40);
  const anger = body.themes.find(({ id }: { id: string }) => id === 'anger');
  expect(anger).toMatchObject({
    label: 'Anger',
    why: expect.any(String),
    verses: expect.arrayContaining([{ ...anger.verses[0], chapter_number: 2, verse_number: 62 }]),
  });
  expect(anger.verses[0].translations[0]).toMatchObject({ language: 'english' });
});

it('needs a session', async () => expect((await themes(null)).status).toBe(401));
