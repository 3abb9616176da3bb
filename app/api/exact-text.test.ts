import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCreations } from '@/db/creations';
import { listMessages } from '@/db/messages';
import { listThreads } from '@/db/threads';
import type { FakeOpenAi } from '@/e2e/fakes/openai';
import { eventsOf, noParams, startModelApi, type ModelApi } from '@/lib/api/testing/test-api';

let api: ModelApi;
let model: FakeOpenAi;

beforeAll(async () => {
  api = await startModelApi();
  model = api.model;
});
afterAll(() => api.close());

const exact = {
  emoji: 'tea 👩🏽‍🍳 and 🇮🇳 soup',
  rightToLeft: 'tea \u202eabc\u202c and \u200fשלום\u200f',
  combined: 'tea e\u0301\u0302 against \u00e9',
  invisible: 'tea\u200b\u00ad\ufeff leaves',
  quotes: `tea'; drop table creations; -- "\\" $1 %s`,
};
const refused = {
  nul: 'tea\0',
  lone: 'tea \ud83d',
  loneLow: '\udc00tea',
};

let person = 0;
const newUser = () => `user_${(person += 1)}`;
const said = (user: string, body: object) => ({ body, token: api.token({ sub: user }) });

async function writeArticle(user: string, topic: string) {
  const { POST } = await import('./ai/generate-article/route');
  const prompt = `Write an article about ${topic} in Short (500-800 words)`;
  model.script({ deltas: [`# ${topic}`] });
  return POST(api.request('/x', said(user, { prompt, length: 800 })), noParams);
}

async function chat(user: string, message: string) {
  const { POST } = await import('./chat/route');
  model.script({ deltas: [message] });
  return POST(api.request('/x', said(user, { message })), noParams);
}

async function rename(user: string, id: string, title: string) {
  const { PATCH } = await import('./user/creations/[id]/route');
  const request = api.request('/x', { ...said(user, { title }), method: 'PATCH' });
  return PATCH(request, { params: Promise.resolve({ id }) });
}

it.each(Object.entries(exact))('keeps %s exactly as it was written', async (_, text) => {
  const user = newUser();
  expect((await writeArticle(user, text)).status).toBe(200);
  const [row] = (await listCreations(api.db, user)).creations;
  expect(row).toMatchObject({
    prompt: `Write an article about ${text} in Short (500-800 words)`,
    content: `# ${text}`,
  });
  expect((await rename(user, row?.id ?? '', text)).status).toBe(200);
  expect((await listCreations(api.db, user)).creations[0]?.title).toBe(text);
  await eventsOf(await chat(user, text));
  const [thread] = (await listThreads(api.db, user)).threads;
  const messages = await listMessages(api.db, user, thread?.id ?? '', { limit: 9 });
  expect(messages.map((message) => message.text)).toEqual([text, text]);
});

it.each(Object.entries(refused))(
  'refuses %s, which could not be kept, before anything runs',
  async (_, text) => {
    const user = newUser();
    const kept = await writeArticle(user, 'tea');
    const { creation } = (await kept.json()) as { creation: { id: string } };
    model.requests.length = 0;
    const lookup = async (path: string, body: object) => {
      const { POST } = (await import(
        `./ai/${path}/route.ts`
      )) as typeof import('./ai/get-lyrics/route');
      return POST(api.request('/x', said(user, body)), noParams);
    };
    const answers = [
      await writeArticle(user, text),
      await chat(user, text),
      await lookup('get-word-info', { word: text }),
      await lookup('get-book-information', { title: text }),
      await lookup('get-lyrics', { songTitle: text, artist: 'A' }),
      await rename(user, creation.id, text),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    for (const answer of answers) expect((await answer.json()).message).toMatch(/\.$/);
    expect(model.requests).toHaveLength(0);
  },
);
