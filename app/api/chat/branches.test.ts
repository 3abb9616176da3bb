import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listThreads } from '@/db/threads';
import { getUsage } from '@/db/usage';
import type { FakeOpenAi } from '@/e2e/fakes/openai';
import { eventsOf, type ModelApi, startModelApi } from '@/lib/api/testing/test-api';

interface Shown {
  id: string;
  from: string;
  text: string;
  status: string;
  parentId: string | null;
  siblings: { index: number; count: number };
  versions: string[];
}

let api: ModelApi;
let model: FakeOpenAi;
let chat: typeof import('./route');
let thread: typeof import('./threads/[id]/route');
let threads: typeof import('./threads/route');
let person = 0;

beforeAll(async () => {
  api = await startModelApi({ BREAKER_FAILURES: '0' });
  model = api.model;
  chat = await import('./route');
  thread = await import('./threads/[id]/route');
  threads = await import('./threads/route');
});
afterAll(() => api.close());
beforeEach(() => {
  person += 1;
  model.requests.length = 0;
  model.left = 0;
});

const me = () => `user_branch_${person}`;
const token = () => api.token({ sub: me() });
const params = (id: string) => ({ params: Promise.resolve({ id }) });
const send = (body: object, signal?: AbortSignal) =>
  chat.POST(api.request('/api/chat', { body, token: token(), ...(signal ? { signal } : {}) }), {
    params: Promise.resolve({}),
  });

/** Asks and reads the whole answer, which says what it is told to. */
async function say(message: string, answer: string, more: object = {}) {
  model.script({ deltas: [answer] });
  const response = await send({ message, ...more });
  expect(response.status).toBe(200);
  const [first = ''] = await eventsOf(response);
  const told = JSON.parse(first) as {
    thread: { id: string };
    messages: { user: string; assistant: string };
  };
  return { threadId: told.thread.id, ...told.messages };
}

const open = async (id: string) => {
  const response = await thread.GET(api.request('/', { token: token() }), params(id));
  return (await response.json()) as { messages: Shown[]; hasMore: boolean };
};
const shown = async (id: string) => (await open(id)).messages.map(({ text }) => text);
const change = async (id: string, body: object) => {
  const request = api.request('/', { method: 'PATCH', body, token: token() });
  return thread.PATCH(request, params(id));
};
const askedOf = (request: number) =>
  ((model.requests[request]?.messages ?? []) as { role: string; content: string }[])
    .slice(1)
    .map(({ content }) => content);

describe('editing a message', () => {
  it('begins a branch and keeps the old question, its answer and all that followed', async () => {
    const one = await say('First?', 'One.');
    const { threadId } = one;
    const two = await say('Second?', 'Two.', { threadId });
    const other = await say('Else?', 'Else.', { threadId, replaces: one.user });
    expect(await shown(threadId)).toEqual(['Else?', 'Else.']);
    expect(askedOf(2)).toEqual(['Else?']);

    const back = await change(threadId, { activeMessageId: two.assistant });
    expect(((await back.json()) as { messages: Shown[] }).messages).toMatchObject([
      { id: one.user, parentId: null, siblings: { index: 0, count: 2 } },
      { id: one.assistant, parentId: one.user, siblings: { index: 0, count: 1 } },
      { text: 'Second?', parentId: one.assistant },
      { text: 'Two.', parentId: two.user },
    ]);
    expect(await shown(threadId)).toEqual(['First?', 'One.', 'Second?', 'Two.']);
    await say('Third?', 'Three.', { threadId });
    expect(askedOf(3)).toEqual(['First?', 'One.', 'Second?', 'Two.', 'Third?']);

    await change(threadId, { activeMessageId: other.user });
    const { messages } = await open(threadId);
    expect(messages[0]).toMatchObject({
      text: 'Else?',
      siblings: { index: 1, count: 2 },
      versions: [one.user, other.user],
    });
  });

  it('shows the branch that was shown before when the new one fails', async () => {
    const one = await say('First?', 'One.');
    const { threadId } = one;
    await say('Else?', 'Else.', { threadId, replaces: one.user });
    await change(threadId, { activeMessageId: one.user });
    model.script({ deltas: ['Half'], end: 'cut' });
    await eventsOf(await send({ message: 'Again?', threadId, replaces: one.user }));
    expect(await shown(threadId)).toEqual(['First?', 'One.']);
    expect((await open(threadId)).messages[0]?.siblings).toEqual({ index: 0, count: 2 });
  });

  it('is refused for an answer, an unknown message and the conversation of another', async () => {
    const { threadId, user, assistant } = await say('First?', 'One.');
    const unknown = '0190163d-8694-739b-aea5-966c26f8ad91';
    const statuses = [];
    for (const replaces of [assistant, unknown]) {
      statuses.push((await send({ message: 'Else?', threadId, replaces })).status);
    }
    statuses.push((await change(threadId, { activeMessageId: unknown })).status);
    statuses.push((await change(threadId, {})).status);
    person += 1;
    statuses.push((await change(threadId, { activeMessageId: user })).status);
    statuses.push((await send({ message: 'First?', id: user })).status);
    person -= 1;
    expect(statuses).toEqual([404, 404, 404, 400, 404, 200]);
    expect(await shown(threadId)).toEqual(['First?', 'One.']);
  });
});

describe('answering a question again', () => {
  it('adds a version of the answer to the same question', async () => {
    const { threadId, user, assistant } = await say('First?', 'One.');
    const again = await say('First?', 'Uno.', { threadId, id: user });
    expect(again.user).toBe(user);
    expect((await open(threadId)).messages).toMatchObject([
      { text: 'First?', siblings: { index: 0, count: 1 } },
      { text: 'Uno.', siblings: { index: 1, count: 2 }, versions: [assistant, again.assistant] },
    ]);
    expect(askedOf(1)).toEqual(['First?']);
  });

  it('leaves the question when the new answer fails', async () => {
    const { threadId, user } = await say('First?', 'One.');
    model.script({ deltas: ['Half'], end: 'cut' });
    await eventsOf(await send({ message: 'First?', threadId, id: user }));
    expect(await shown(threadId)).toEqual(['First?', 'One.']);
  });

  it('is refused for a message that says something else', async () => {
    const { threadId, user } = await say('First?', 'One.');
    expect((await send({ message: 'Else?', threadId, id: user })).status).toBe(422);
  });
});

describe('leaving before the first word', () => {
  const leave = async (body: object) => {
    const before = model.requests.length;
    model.script({ deltas: [], end: 'silence' });
    const away = new AbortController();
    const response = send(body, away.signal);
    await expect.poll(() => model.requests.length).toBe(before + 1);
    away.abort();
    await response;
  };

  it('keeps the question in its thread, unanswered and unpaid, to be answered later', async () => {
    const id = crypto.randomUUID();
    await leave({ message: 'First?', id });
    const [kept] = (await listThreads(api.db, me())).threads;
    expect(kept).toMatchObject({ id, title: 'First' });
    expect((await open(id)).messages).toMatchObject([{ id, from: 'user', text: 'First?' }]);
    expect(await getUsage(api.db, me())).toBe(0);

    await say('First?', 'One.', { threadId: id, id });
    expect(await shown(id)).toEqual(['First?', 'One.']);
    expect(askedOf(1)).toEqual(['First?']);
    expect(await getUsage(api.db, me())).toBe(1);
  });

  it('keeps it at the end of a thread, and what is asked next follows it', async () => {
    const { threadId } = await say('First?', 'One.');
    await leave({ message: 'Second?', threadId });
    expect(await shown(threadId)).toEqual(['First?', 'One.', 'Second?']);
    await say('Third?', 'Three.', { threadId });
    expect(await shown(threadId)).toEqual(['First?', 'One.', 'Second?', 'Third?', 'Three.']);
  });

  it('of another answer leaves the conversation as it was', async () => {
    const { threadId, user } = await say('First?', 'One.');
    await leave({ message: 'First?', threadId, id: user });
    expect(await shown(threadId)).toEqual(['First?', 'One.']);
  });
});

it('searches what was said, in every branch, and says where', async () => {
  const { threadId, user } = await say('Is ether volatile?', 'Rather.');
  await say('Is gold?', 'Less.', { threadId, replaces: user });
  const find = async (words: string) => {
    const response = await threads.GET(
      api.request(`/api/chat/threads?${words}`, { token: token() }),
      { params: Promise.resolve({}) },
    );
    return (await response.json()) as { threads: { id: string; match?: object }[] };
  };
  expect((await find('q=less')).threads).toMatchObject([{ id: threadId }]);
  expect((await find('q=volatile')).threads[0]?.match).toEqual({
    messageId: user,
    excerpt: [
      { text: 'Is ether ', isFound: false },
      { text: 'volatile', isFound: true },
    ],
  });
  expect((await find('search=less')).threads).toHaveLength(1);
  expect((await find('q=silver')).threads).toEqual([]);
  expect((await find('limit=5')).threads[0]).not.toHaveProperty('match');
});
