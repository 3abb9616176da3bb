import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { json, startFakeUpstream, type FakeUpstream } from './fake-upstream';
import { fetchAt } from './fetch-at';
import { testFetchUpstream } from './testing';

let fake: FakeUpstream;
beforeEach(async () => {
  fake = await startFakeUpstream(json({ title: 'Dune' }));
});
afterEach(() => fake.close());

/** A name of the fake that no resolver knows. */
const named = (path = '/') => new URL(path, fake.url.replace('127.0.0.1', 'elsewhere.invalid'));

describe('fetching at a checked address', () => {
  test('connects there without asking for the name again', async () => {
    const response = await fetchAt(named('/a?b=c'), '127.0.0.1', { headers: { 'x-one': '1' } });
    expect([response.status, await response.json()]).toEqual([200, { title: 'Dune' }]);
    expect(fake.calls).toEqual(['/a?b=c']);
    expect(fake.headers).toMatchObject({ 'x-one': '1', host: named().host });
  });

  test('answers a redirect and an empty body as they are', async () => {
    fake.answer = (_, response) => void response.writeHead(302, { location: '/next' }).end();
    const moved = await fetchAt(named(), '127.0.0.1', {});
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/next']);
    fake.answer = (_, response) => void response.writeHead(204).end();
    expect((await fetchAt(named(), '127.0.0.1', {})).status).toBe(204);
  });

  test('ends when it is aborted', async () => {
    const leaving = new AbortController();
    fake.answer = () => leaving.abort(new Error('left'));
    await expect(fetchAt(named(), '127.0.0.1', { signal: leaving.signal })).rejects.toThrow(
      /abort/i,
    );
  });
});

test('a redirect is followed to the address that was checked, whatever its name answers next', async () => {
  const answers = [['93.184.216.34'], ['127.0.0.1']];
  const asked: (string | undefined)[] = [];
  const outcome = await testFetchUpstream({
    lookup: async () => answers.shift() ?? [],
    fetch: async (url, _init, address) => {
      asked.push(address);
      return url.pathname === '/start'
        ? new Response(null, { status: 302, headers: { location: 'http://moved.example/end' } })
        : new Response('x');
    },
  })({
    service: 'fake',
    url: new URL('/start', fake.url),
    signal: new AbortController().signal,
    budgetMs: 2_000,
    maxBytes: 1_000,
    schema: 'bytes',
  });
  expect(outcome.kind).toBe('found');
  expect(asked).toEqual([undefined, '93.184.216.34']);
  expect(answers).toEqual([['127.0.0.1']]);
});
