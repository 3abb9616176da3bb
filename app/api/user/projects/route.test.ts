import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '@/db/account';
import { getCreation } from '@/db/creations';
import { createProject, listProjects } from '@/db/projects';
import { addCreation, newUser } from '@/db/testing/sample';
import { type ModelApi, noParams, startModelApi } from '@/lib/api/testing/test-api';

let api: ModelApi;
let all: typeof import('./route');
let one: typeof import('./[id]/route');
let creation: typeof import('../creations/[id]/route');
let article: typeof import('../../ai/generate-article/route');
beforeAll(async () => {
  api = await startModelApi();
  [all, one, creation, article] = await Promise.all([
    import('./route'),
    import('./[id]/route'),
    import('../creations/[id]/route'),
    import('../../ai/generate-article/route'),
  ]);
});
afterAll(() => api.close());

let user: string;
beforeEach(() => {
  user = newUser();
  api.model.requests.length = 0;
  api.model.script({ deltas: ['# Tides\n\nThey turn.'] });
});

const request = (method: string, body?: object) =>
  api.request('/api/user/projects', {
    method,
    token: api.token({ sub: user }),
    ...(body ? { body } : {}),
  });
const at = (id: string) => ({ params: Promise.resolve({ id }) });
const answerOf = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
});
const begin = async (body: object) => answerOf(await all.POST(request('POST', body), noParams));
const read = async (id: string) => answerOf(await one.GET(request('GET'), at(id)));
const brief = { audience: 'sailors', tone: 'formal', facts: 'The port has 12 piers.' };

describe('a project', () => {
  it('has a name, a brief and its creations, newest first', async () => {
    const { body } = await begin({ name: ' Harbour ', brief });
    expect(body.project).toMatchObject({ name: 'Harbour', brief, creations: [] });
    const { id } = body.project;
    const first = await addCreation(api.db, { userId: user, projectId: id });
    const second = await addCreation(api.db, { userId: user });
    const moved = await creation.PATCH(request('PATCH', { projectId: id }), at(second.id));
    expect((await answerOf(moved)).body.creation).toMatchObject({ projectId: id });
    const { project } = (await read(id)).body;
    expect(project.creations.map((made: { id: string }) => made.id)).toEqual([second.id, first.id]);
    expect((await answerOf(await all.GET(request('GET'), noParams))).body.projects).toMatchObject([
      { id, name: 'Harbour' },
    ]);
  });

  it('takes a brief in one text as its facts', async () => {
    const { body } = await begin({ name: 'Harbour', brief: 'It has 12 piers.' });
    expect(body.project.brief).toEqual({ facts: 'It has 12 piers.' });
  });

  it('is renamed and changed', async () => {
    const { id } = (await begin({ name: 'Harbour' })).body.project;
    const changed = await one.PATCH(request('PATCH', { name: 'Port', brief }), at(id));
    expect((await answerOf(changed)).body.project).toMatchObject({ name: 'Port', brief });
  });

  it('is deleted without its creations', async () => {
    const { id } = (await begin({ name: 'Harbour' })).body.project;
    const made = await addCreation(api.db, { userId: user, projectId: id });
    expect((await one.DELETE(request('DELETE'), at(id))).status).toBe(200);
    expect(await getCreation(api.db, user, made.id)).toMatchObject({ projectId: null });
    expect((await read(id)).status).toBe(404);
  });

  it('says how an article in it is written, where the request does not', async () => {
    const { id } = (await begin({ name: 'Harbour', brief })).body.project;
    const prompt = 'Write an article about tides in Short (500-800 words)';
    const body = { prompt, length: 800, projectId: id, tone: 'playful' };
    const answer = await answerOf(await article.POST(request('POST', body), noParams));
    expect(answer.body.creation).toMatchObject({ projectId: id });
    const [system] = (api.model.requests[0]?.messages ?? []) as { content: string }[];
    expect(system?.content).toContain('sailors');
    expect(system?.content).toContain('The tone is playful.');
    expect(system?.content).toContain('12 piers');
  });

  it('is nobody else’s', async () => {
    const { id } = await createProject(api.db, newUser(), { name: 'Theirs', brief: {} });
    const mine = await addCreation(api.db, { userId: user });
    const body = { prompt: 'Tides', length: 800, projectId: id };
    for (const response of [
      await one.GET(request('GET'), at(id)),
      await one.PATCH(request('PATCH', { name: 'Mine' }), at(id)),
      await one.DELETE(request('DELETE'), at(id)),
      await creation.PATCH(request('PATCH', { projectId: id }), at(mine.id)),
      await article.POST(request('POST', body), noParams),
    ]) {
      expect(await answerOf(response)).toMatchObject({
        status: 404,
        body: { message: 'Project not found' },
      });
    }
    expect(api.model.requests).toHaveLength(0);
  });

  it.each([{ name: ' ' }, { name: 'x'.repeat(121) }, { brief: { tone: 'loud' } }, { brief: 7 }])(
    'is not begun with %j',
    async (wrong) => {
      expect((await begin({ name: 'Harbour', ...wrong })).status).toBe(400);
    },
  );

  it('goes with the account', async () => {
    await begin({ name: 'Harbour' });
    await deleteAccount(api.db, user);
    expect(await listProjects(api.db, user)).toEqual([]);
  });
});
