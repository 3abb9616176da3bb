import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@/db/chat-schema';
import { idempotencyKeys } from '@/db/schema';
import { listMessages } from '@/db/messages';
import { listThreads } from '@/db/threads';
import { readThread } from '@/lib/chat/read-thread';
import { newUser } from '@/db/testing/sample';
import { getUsage } from '@/db/usage';
import type { Script } from '@/e2e/fakes/openai';
import { eventsOf, type ModelApi, noParams, startModelApi } from '@/lib/api/testing/test-api';

let api: ModelApi;
let route: typeof import('./route');
let user: string;

beforeAll(async () => {
  api = await startModelApi();
  route = await import('./route');
});
afterAll(() => api.close());
beforeEach(() => {
  user = newUser();
  // Only a test renews a lease
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

const SENT_AGAIN = 'This request was sent again';
const post = (body: object, key = 'k') => {
  const headers = { 'idempotency-key': key };
  const token = api.token({ sub: user });
  return route.POST(api.request('/api/chat', { body, token, headers }), noParams);
};
const said = async () => {
  const { threads } = await listThreads(api.db, user);
  const [thread] = threads;
  const kept = thread ? await listMessages(api.db, user, thread.id) : [];
  return { threads: threads.length, kept: kept.map(({ text, status }) => [text, status]) };
};
const stored = () => api.db.$count(messages, eq(messages.userId, user));
const loseLease = () =>
  api.db
    .update(idempotencyKeys)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(idempotencyKeys.userId, user));
const named = () => ({ message: 'What is an AMM?', id: crypto.randomUUID() });
const answered = {
  threads: 1,
  kept: [
    ['What is an AMM?', 'complete'],
    ['A pool.', 'complete'],
  ],
};

/**
 * A turn whose server is paused within its first call of the model, until its lease is over and the same request,
 * sent again, is answered; then it goes on. Answers what its reader gets.
 */
async function pausedTurn(body: object, paused: Script) {
  const before = await stored();
  let goOn: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => (goOn = resolve));
  api.model.script({ ...paused, hold }, { deltas: ['A pool.'] });
  const first = await post(body);
  await expect.poll(stored).toBeGreaterThan(before);
  await loseLease();
  expect((await eventsOf(await post(body))).at(-1)).toBe('[DONE]');
  goOn();
  return first.text();
}

describe('a turn that was paused until the same request was answered', () => {
  it.each([
    ['ends', { deltas: ['Half '] }],
    ['breaks', { deltas: ['Half '], end: 'cut' }],
  ] as [string, Script][])('saves and charges nothing when its answer %s', async (_, script) => {
    const body = named();
    const events = await pausedTurn(body, script);
    expect(events).toContain('"error"');
    expect(events).not.toContain('[DONE]');
    expect(await said()).toEqual(answered);
    expect(await getUsage(api.db, user)).toBe(1);
    expect(await (await post(body)).text()).toContain('A pool.');
  });

  it('leaves the other answer in view when a question was answered once more', async () => {
    const body = named();
    api.model.script({ deltas: ['Two coins.'] });
    await eventsOf(await post(body, 'earlier'));
    await pausedTurn({ ...body, threadId: body.id }, { deltas: ['Half '] });
    const { messages: shown } = await readThread(api.db, user, { id: body.id });
    expect(shown.map(({ text }) => text)).toEqual(['What is an AMM?', 'A pool.']);
    expect(shown[1]?.siblings).toEqual({ index: 1, count: 2 });
    expect(await getUsage(api.db, user)).toBe(2);
  });

  it('leaves no conversation of its own behind', async () => {
    const events = await pausedTurn({ message: 'What is an AMM?' }, { deltas: ['Half '] });
    expect(events).toContain(SENT_AGAIN);
    expect(await said()).toEqual(answered);
    expect(await stored()).toBe(2);
  });
});

it('a turn that hears while it writes that it was taken over stops writing', async () => {
  const body = named();
  api.model.script({ deltas: ['Half '], end: 'silence' }, { deltas: ['A pool.'] });
  const first = await post(body);
  await expect.poll(stored).toBe(2);
  await loseLease();
  await (await post(body)).text();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first.text()).toContain(SENT_AGAIN);
  await expect.poll(() => api.model.left).toBe(1);
  expect(await said()).toEqual(answered);
  expect(await getUsage(api.db, user)).toBe(1);
});
