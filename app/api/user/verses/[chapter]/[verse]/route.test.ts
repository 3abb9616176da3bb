import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newUser } from '@/db/testing/sample';
import { listKeptVerses } from '@/db/verse-marks';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
let route: typeof import('./route');
beforeAll(async () => {
  api = await startTestApi();
  route = await import('./route');
});
afterAll(() => api.close());

let user: string;
beforeEach(() => {
  user = newUser();
});

async function call(method: 'GET' | 'PUT' | 'DELETE', place = '2.47', body?: object, who = user) {
  const [chapter = '', verse = ''] = place.split('.');
  const token = api.token({ sub: who });
  const request = api.request('/x', { method, token, ...(body ? { body } : {}) });
  const response = await route[method](request, { params: Promise.resolve({ chapter, verse }) });
  return { status: response.status, body: await response.json() };
}
const at = { chapter_number: 2, verse_number: 47 };
const kept = { ...at, isBookmarked: true, note: 'For Mondays — काम' };
const unkept = { ...at, isBookmarked: false, note: null };

it('has neither bookmark nor note of a verse that nobody has kept', async () => {
  expect(await call('GET')).toMatchObject({ status: 200, body: { success: true, verse: unkept } });
});

it('keeps a bookmark and a note, and puts others in their place', async () => {
  const { isBookmarked, note } = kept;
  expect((await call('PUT', '2.47', { isBookmarked, note })).body.verse).toEqual(kept);
  expect((await call('GET')).body.verse).toEqual(kept);
  await call('PUT', '2.47', { isBookmarked: true, note: ' ' });
  expect((await call('GET')).body.verse).toEqual({ ...kept, note: null });
  expect(await listKeptVerses(api.db, user)).toHaveLength(1);
});

it('takes both away, as often as it is asked', async () => {
  await call('PUT', '2.47', { isBookmarked: true });
  expect((await call('DELETE')).body.verse).toEqual(unkept);
  expect((await call('DELETE')).status).toBe(200);
  expect((await call('GET')).body.verse).toEqual(unkept);
});

it('shows nobody what somebody else keeps', async () => {
  await call('PUT', '2.47', { isBookmarked: true, note: 'Mine' });
  const other = newUser();
  expect((await call('GET', '2.47', undefined, other)).body.verse).toEqual(unkept);
  await call('DELETE', '2.47', undefined, other);
  expect((await call('GET')).body.verse.note).toBe('Mine');
});

it.each(['2.73', '19.1', '0.1', '2.0'])('finds no verse at %s', async (place) => {
  expect(await call('GET', place)).toMatchObject({
    status: 404,
    body: { success: false, message: 'Verse not found' },
  });
  expect((await call('PUT', place, { isBookmarked: true })).status).toBe(404);
  expect((await call('DELETE', place)).status).toBe(404);
});

it.each([{ isBookmarked: 'yes' }, { note: 7 }, { note: 'x'.repeat(4_001) }, { note: 'a\0' }])(
  'refuses %j',
  async (body) => expect((await call('PUT', '2.47', body)).status).toBe(400),
);
