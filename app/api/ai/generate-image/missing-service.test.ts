import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCreations } from '@/db/creations';
import { getUsage } from '@/db/usage';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  // A text service that is not OpenAI's, which makes no pictures
  api = await startTestApi({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
});
afterAll(() => api.close());

it('says that pictures are not set up, and charges and keeps nothing', async () => {
  const { POST } = await import('./route');
  const body = { prompt: 'Generate an image of tea in the style Realistic', publish: false };
  const response = await POST(api.request('/api/ai/generate-image', { body }), noParams);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    success: false,
    message:
      'Making pictures isn’t set up on this server yet. The site’s owner needs to set IMAGE_API_KEY.',
  });
  expect(await getUsage(api.db, 'user_test')).toBe(0);
  expect((await listCreations(api.db, 'user_test')).creations).toEqual([]);
});
