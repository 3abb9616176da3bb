import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { listCreations } from '@/db/creations';
import { newUser } from '@/db/testing/sample';
import { getUsage } from '@/db/usage';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';
import { AppError } from '@/lib/errors';
import type { ToolDeclaration } from '@/lib/tools/card';
import { defineTool, type RunContext } from '@/lib/tools/define';
import type { Caller } from './execute';

let api: TestApi;
let execute: (typeof import('./execute'))['execute'];
let user: string;
let runs: string[];

beforeAll(async () => {
  api = await startTestApi({ QUOTA_FREE_DAILY: '3' });
  ({ execute } = await import('./execute'));
});
afterAll(() => api.close());
beforeEach(() => {
  user = newUser();
  runs = [];
});

const card: ToolDeclaration = {
  id: 'shout',
  endpoint: 'shout',
  type: 'article',
  keeps: 'text',
  isPaid: true,
};
type Work = (context: RunContext) => Promise<void> | void;

/** A tool that writes in capitals, after whatever `work` does. */
const shout = (work: Work = () => undefined, parts: Partial<ToolDeclaration> = {}) =>
  defineTool(
    { ...card, ...parts },
    {
      input: z.object({ text: z.string() }),
      uses: { tone: () => 'loud' },
      storedPrompt: ({ text }) => text,
      async run({ text }, { tone, ...context }) {
        runs.push(text);
        await work(context);
        return { content: text.toUpperCase(), source: tone };
      },
    },
  );
const asked = { text: 'tea' };
const caller = (parts: Partial<Caller> = {}): Caller => ({
  user: { id: user, plan: 'free' },
  signal: new AbortController().signal,
  ...parts,
});
const saved = async () => (await listCreations(api.db, user)).creations;

it('pays, runs, saves and settles without a request', async () => {
  const { answer, isReplay } = await execute(shout(), asked, caller());
  expect(isReplay).toBe(false);
  expect(answer).toMatchObject({
    content: 'TEA',
    source: 'loud',
    creation: { tool: 'shout', type: 'article', prompt: 'tea', content: 'TEA' },
  });
  expect(await saved()).toHaveLength(1);
  expect(await getUsage(api.db, user)).toBe(1);
});

it('gives the answer of a key again, run once and charged once, and refuses it for something else', async () => {
  const keyed = caller({ key: 'k' });
  const { answer } = await execute(shout(), asked, keyed);
  expect(await execute(shout(), asked, keyed)).toEqual({ answer, isReplay: true });
  await expect(execute(shout(), { text: 'coffee' }, keyed)).rejects.toMatchObject({
    code: 'unprocessable',
  });
  expect(runs).toEqual(['tea']);
  expect(await getUsage(api.db, user)).toBe(1);
});

it('throws what the tool throws, and charges and saves nothing', async () => {
  const failure = new AppError('upstream_failed', 'The service gave no answer this time.');
  const failing = shout(() => Promise.reject(failure));
  await expect(execute(failing, asked, caller({ key: 'k' }))).rejects.toBe(failure);
  expect(await saved()).toEqual([]);
  expect(await getUsage(api.db, user)).toBe(0);
  expect((await execute(shout(), asked, caller({ key: 'k' }))).isReplay).toBe(false);
});

it('hands the tool the caller’s signal, and gives back a run whose caller left', async () => {
  const leave = new AbortController();
  const left = shout(({ signal }) => {
    leave.abort();
    signal.throwIfAborted();
  });
  await expect(execute(left, asked, caller({ signal: leave.signal }))).rejects.toThrow('aborted');
  expect(await getUsage(api.db, user)).toBe(0);
});

it('refuses a run beyond the allowance before the tool is asked', async () => {
  for (let run = 0; run < 3; run += 1) await execute(shout(), asked, caller());
  await expect(execute(shout(), asked, caller())).rejects.toMatchObject({ code: 'limited' });
  expect(runs).toHaveLength(3);
});

it('passes text on to a caller who takes it, as one of their two streams', async () => {
  const seen: string[] = [];
  const taking = caller({ write: async (deltas) => void seen.push(...deltas) });
  const third = shout(() =>
    expect(execute(shout(), asked, taking)).rejects.toMatchObject({ code: 'limited' }),
  );
  const first = shout(async ({ write }) => {
    await write(['T', 'EA']);
    await execute(third, asked, taking);
  });
  await execute(first, asked, taking);
  expect(seen).toEqual(['T', 'EA']);
  expect(runs).toHaveLength(2);
  expect(await getUsage(api.db, user)).toBe(2);
});

it('runs a free tool without a charge', async () => {
  const free = shout(undefined, { isPaid: false });
  const { answer } = await execute(free, asked, caller());
  expect(answer).toMatchObject({ content: 'TEA', creation: { content: 'TEA' } });
  expect(await getUsage(api.db, user)).toBe(0);
});
