import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '@/db/account';
import { newUser } from '@/db/testing/sample';
import { createVoice, listVoices } from '@/db/voices';
import { type ModelApi, noParams, startModelApi } from '@/lib/api/testing/test-api';

let api: ModelApi;
let all: typeof import('./route');
let one: typeof import('./[id]/route');
let rewrite: typeof import('../../ai/rewrite-text/route');
beforeAll(async () => {
  api = await startModelApi();
  all = await import('./route');
  one = await import('./[id]/route');
  rewrite = await import('../../ai/rewrite-text/route');
});
afterAll(() => api.close());

let user: string;
beforeEach(() => {
  user = newUser();
  api.model.requests.length = 0;
  api.model.script({ deltas: ['{"traits":["Short sentences.","Dry wit."]}'] });
});

const samples = ['The tide turned. Nobody minded. '.repeat(10)];
const answerOf = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
});
const request = (method: string, body?: object) =>
  api.request('/api/user/voices', {
    method,
    token: api.token({ sub: user }),
    ...(body ? { body } : {}),
  });
const learn = async (body: object) => answerOf(await all.POST(request('POST', body), noParams));
const at = (id: string) => ({ params: Promise.resolve({ id }) });

describe('a voice', () => {
  it('is learnt from samples, which are not kept', async () => {
    const { status, body } = await learn({ name: 'Mine', samples });
    expect(status).toBe(200);
    const traits = ['Short sentences.', 'Dry wit.'];
    expect(body.voice).toEqual({ id: expect.any(String), name: 'Mine', traits });
    const listed = await answerOf(await all.GET(request('GET'), noParams));
    expect(listed.body.voices).toEqual([body.voice]);
    expect(JSON.stringify(listed.body)).not.toContain('tide');
  });

  it('takes three samples of 8,000 characters in any script', async () => {
    const long = '潮'.repeat(8_000);
    expect((await learn({ name: '私', samples: [long, long, long] })).status).toBe(200);
  });

  it('is used in a rewrite', async () => {
    const { id } = await createVoice(api.db, user, { name: 'V', traits: ['Never uses commas.'] });
    const body = { text: 'Tea, hot.', action: 'improve', voiceId: id };
    await rewrite.POST(request('POST', body), noParams);
    const [system] = (api.model.requests[0]?.messages ?? []) as { content: string }[];
    expect(system?.content).toContain('- Never uses commas.');
  });

  it('is renamed, changed and deleted', async () => {
    const { id } = await createVoice(api.db, user, { name: 'V', traits: ['One.'] });
    const changed = await one.PATCH(request('PATCH', { name: 'W', traits: ['Two.'] }), at(id));
    expect(await answerOf(changed)).toMatchObject({
      body: { voice: { name: 'W', traits: ['Two.'] } },
    });
    expect((await one.DELETE(request('DELETE'), at(id))).status).toBe(200);
    expect((await one.DELETE(request('DELETE'), at(id))).status).toBe(404);
  });

  it('is nobody else’s', async () => {
    const { id } = await createVoice(api.db, newUser(), { name: 'V', traits: ['One.'] });
    expect((await one.PATCH(request('PATCH', { name: 'W' }), at(id))).status).toBe(404);
    expect((await one.DELETE(request('DELETE'), at(id))).status).toBe(404);
    const body = { text: 'Tea.', action: 'improve', voiceId: id };
    expect((await rewrite.POST(request('POST', body), noParams)).status).toBe(404);
    expect(api.model.requests).toHaveLength(0);
  });

  it.each([
    { samples: [] },
    { samples: ['short'] },
    { samples: ['x'.repeat(8_001)] },
    { samples: [...samples, ...samples, ...samples, ...samples] },
    { name: ' ' },
  ])('is not learnt from %j', async (wrong) => {
    expect((await learn({ name: 'Mine', samples, ...wrong })).status).toBe(400);
    expect(api.model.requests).toHaveLength(0);
  });

  it('is refused, before anything is sent, when there are twenty', async () => {
    for (let index = 0; index < 20; index += 1) {
      await createVoice(api.db, user, { name: `${index}`, traits: ['x'] });
    }
    expect((await learn({ name: 'Mine', samples })).status).toBe(422);
    expect(api.model.requests).toHaveLength(0);
  });

  it('goes with the account', async () => {
    await createVoice(api.db, user, { name: 'V', traits: ['One.'] });
    await deleteAccount(api.db, user);
    expect(await listVoices(api.db, user)).toEqual([]);
    await expect(createVoice(api.db, user, { name: 'V', traits: ['One.'] })).rejects.toMatchObject({
      cause: { code: 'MI001' },
    });
  });
});
