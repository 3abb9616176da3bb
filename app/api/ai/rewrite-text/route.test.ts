import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countCreations } from '@/db/creations';
import { eventsOf, type ModelApi, noParams, startModelApi } from '@/lib/api/testing/test-api';
import { rewriteActions } from '@/lib/tools/rewrite-text/actions';

let api: ModelApi;
let route: typeof import('./route');
beforeAll(async () => {
  api = await startModelApi();
  route = await import('./route');
});
afterAll(() => api.close());
beforeEach(() => {
  api.model.requests.length = 0;
  api.model.script({ deltas: ['The tide ', 'turns.'] });
});

const passage = { text: 'The tide does turn.', action: 'shorten' };
const rewrite = (body: object, headers = {}) =>
  route.POST(api.request('/api/ai/rewrite-text', { body, headers }), noParams);
const sent = () => api.model.requests[0]?.messages as { role: string; content: string }[];

describe('POST /api/ai/rewrite-text', () => {
  it('answers the new passage, and saves nothing', async () => {
    const before = await countCreations(api.db, 'user_test');
    const response = await rewrite(passage);
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(body).toMatchObject({ success: true, content: 'The tide turns.' });
    expect(body.creation).toBeUndefined();
    expect(await countCreations(api.db, 'user_test')).toBe(before);
  });

  it('streams it when asked', async () => {
    const events = await eventsOf(await rewrite(passage, { accept: 'text/event-stream' }));
    expect(events.at(-1)).toBe('[DONE]');
    const text = events
      .slice(0, -2)
      .map((event) => JSON.parse(event).choices[0].delta.content)
      .join('');
    expect(text).toBe('The tide turns.');
  });

  it('gives the model the passage, what surrounds it and the task, apart from each other', async () => {
    const instruction = 'as a haiku';
    await rewrite({ ...passage, action: 'custom', instruction, before: 'Dawn.', after: 'Dusk.' });
    expect(sent()[0]?.content).toContain('The task: as a haiku');
    expect(sent()[1]?.content).toContain('<passage>\nThe tide does turn.\n</passage>');
    expect(sent()[1]?.content).toMatch(/<before>\nDawn\.[\s\S]*<after>\nDusk\./);
  });

  it.each(rewriteActions.filter((action) => action !== 'custom' && action !== 'translate'))(
    'has a task of its own for %s',
    async (action) => {
      await rewrite({ ...passage, action });
      expect(sent()[0]?.content).toMatch(/The task: [A-Z].{8}/);
    },
  );

  it.each([
    [{ text: '' }, 400],
    [{ text: 'x'.repeat(8_001) }, 400],
    [{ action: 'shout' }, 400],
    [{ action: 'translate' }, 400],
    [{ action: 'custom', instruction: ' ' }, 400],
    [{ before: 'x'.repeat(2_001) }, 400],
  ])('refuses %j before anything is sent', async (wrong, status) => {
    expect((await rewrite({ ...passage, ...wrong })).status).toBe(status);
    expect(api.model.requests).toHaveLength(0);
  });
});
