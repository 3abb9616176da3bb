import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUsage } from '@/db/usage';
import { type ModelApi, noParams, startModelApi } from '@/lib/api/testing/test-api';

let api: ModelApi;
let route: typeof import('./route');
beforeAll(async () => {
  api = await startModelApi();
  route = await import('./route');
});
afterAll(() => api.close());
beforeEach(() => {
  api.model.requests.length = 0;
});

const sections = (...headings: string[]) => ({
  outline: headings.map((heading) => ({ heading, points: ['One.', 'Two.'] })),
});
const answer = (value: unknown) => api.model.script({ deltas: [JSON.stringify(value)] });
const asked = { topic: 'How tides shape harbour towns', length: 800 };
const plan = async (body: object) => {
  const response = await route.POST(api.request('/api/ai/article-outline', { body }), noParams);
  return { status: response.status, body: await response.json() };
};
const used = () => getUsage(api.db, 'user_test');

describe('POST /api/ai/article-outline', () => {
  it('answers headings with their points, and saves nothing', async () => {
    answer(sections('The pull of the moon', 'Why harbours silt', 'What the town does'));
    const { status, body } = await plan({ ...asked, tone: 'friendly', keywords: ['silt'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      outline: [
        { heading: 'The pull of the moon', points: ['One.', 'Two.'] },
        { heading: 'Why harbours silt' },
        { heading: 'What the town does' },
      ],
    });
    expect(body.creation).toBeUndefined();
    const [system] = (api.model.requests[0]?.messages ?? []) as { content: string }[];
    expect(system?.content).toContain('The tone is friendly.');
    expect(system?.content).toContain('silt');
  });

  it('takes numbering, marks and repetitions out, and ten headings at most', async () => {
    const many = Array.from({ length: 14 }, (_, index) => `${index + 1}. Part ${index}`);
    answer(sections('## First', '**first**', ...many));
    const { body } = await plan(asked);
    const headings = body.outline.map(({ heading }: { heading: string }) => heading);
    expect(headings).toHaveLength(10);
    expect(headings.slice(0, 3)).toEqual(['First', 'Part 0', 'Part 1']);
  });

  it.each([
    ['prose', 'I would begin with the moon.'],
    ['two headings', JSON.stringify(sections('One', 'Two'))],
    ['headings without words', JSON.stringify(sections('#', ' ', '', 'One'))],
    ['another shape', '{"sections":[]}'],
  ])('fails with a sentence on %s, and gives the run back', async (_, text) => {
    api.model.script({ deltas: [text] });
    const before = await used();
    expect(await plan(asked)).toMatchObject({
      status: 502,
      body: {
        message: 'The writing service gave an answer that could not be used. Please try again.',
      },
    });
    expect(api.model.requests).toHaveLength(1);
    expect(await used()).toBe(before);
  });

  it.each([
    [{ length: 900 }, /800, 1200 or 1600/],
    [{ topic: ' ' }, /topic/],
    [{ tone: 'shouting' }, /Choose a tone/],
    [{ keywords: Array.from({ length: 11 }, () => 'tea') }, /at most 10 keywords/],
  ])('refuses %j before anything is sent', async (wrong, message) => {
    const refused = await plan({ ...asked, ...wrong });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    });
    expect(api.model.requests).toHaveLength(0);
  });
});
