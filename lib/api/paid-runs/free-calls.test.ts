import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCreations } from '@/db/creations';
import { usageDays } from '@/db/schema';
import { atOnce, addCreation } from '@/db/testing/sample';
import { changeCreation } from '@/lib/api/creations/change-creation';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';
import { takeFreeCall } from './free-calls';

let api: TestApi;
let words: typeof import('@/app/api/ai/get-word-info/route');
let verses: typeof import('@/app/api/ai/bhagavad-gita/route');

beforeAll(async () => {
  api = await startTestApi();
  words = await import('@/app/api/ai/get-word-info/route');
  verses = await import('@/app/api/ai/bhagavad-gita/route');
});
afterAll(() => api.close());

const used = (userId: string, counts: { lookups?: number; checks?: number }) =>
  api.db
    .insert(usageDays)
    .values({ userId, day: new Date().toISOString().slice(0, 10), ...counts });
const lookUp = (sub: string) =>
  words.POST(
    api.request('/api/ai/get-word-info', { body: { word: 'bowl' }, token: api.token({ sub }) }),
    noParams,
  );

describe('free look-ups', () => {
  it('end with the day’s allowance, in a burst too, and leave no rows beyond it', async () => {
    await used('user_burst', { lookups: 497 });
    const answers = await atOnce(12, () => lookUp('user_burst'));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).message).toMatch(
      /500 free look-ups for today\..*midnight UTC\.$/,
    );
    expect(await countCreations(api.db, 'user_burst')).toBe(3);
    const verse = api.request('/api/ai/bhagavad-gita', { token: api.token({ sub: 'user_burst' }) });
    expect((await verses.GET(verse, noParams)).status).toBe(429);
    expect((await lookUp('user_other')).status).toBe(200);
  });

  it('go on uncounted while the database is away', async () => {
    const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    await expect(takeFreeCall(away, 'user_away', 'lookups')).resolves.toBeUndefined();
    const broken = () => Promise.reject(new TypeError('a bug'));
    await expect(takeFreeCall(broken, 'user_away', 'lookups')).rejects.toThrow('a bug');
  });
});

it('publishing later is checked fifty times a person and day, and then not at all', async () => {
  const userId = 'user_toggles';
  const { id } = await addCreation(api.db, { userId, type: 'image' });
  await used(userId, { checks: 48 });
  let checks = 0;
  const check = async () => {
    checks += 1;
    return undefined;
  };
  const { signal } = new AbortController();
  const toggle = (isPublished: boolean) =>
    changeCreation(api.db, userId, { id, isPublished }, check, signal);
  for (const isPublished of [true, false, true, false]) await toggle(isPublished);
  await expect(toggle(true)).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/50 pictures today.*midnight UTC\.$/),
  });
  expect(checks).toBe(2);
  const [day] = await api.db.select().from(usageDays).where(eq(usageDays.userId, userId));
  expect(day).toMatchObject({ checks: 50, runs: 0 });
});
