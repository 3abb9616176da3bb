import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createCreation } from '@/db/creations';
import { startFakeOpenAi, type FakeOpenAi } from '@/e2e/fakes/openai';
import { startLookupFakes } from '@/e2e/fakes/lookups';
import { startTestApi, TEST_ORIGIN, type TestApi } from '@/lib/api/testing/test-api';
import description from '@/lib/api/openapi/openapi.json';

const { paths, components } = description as unknown as {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { schemas: object; responses: { Failure: Answer } };
};
interface Answer {
  content: Record<string, { schema: object } | undefined>;
}

/** The documented JSON of a call's success or of any failure, as something that checks a value. */
function documented(name: string, status: '200' | 'default'): z.ZodType {
  const [method = '', path = ''] = name.split(' ');
  const answer = paths[path]?.[method.toLowerCase()]?.responses[status];
  const { content } = status === '200' && answer ? answer : components.responses.Failure;
  const schema = content['application/json'];
  const whole = { ...schema?.schema, $defs: components.schemas };
  return z.fromJSONSchema(
    JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')),
  );
}

let api: TestApi;
let model: FakeOpenAi;
let pictureId: string;

beforeAll(async () => {
  model = await startFakeOpenAi();
  model.script({ deltas: ['Lift the day a little higher than yesterday.'] });
  api = await startTestApi({
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: model.url,
    ...(await startLookupFakes()),
  });
  const picture = await createCreation(api.db, {
    userId: 'user_other',
    type: 'image',
    prompt: 'A bowl',
    content: '/api/media/bowl.png',
    isPublished: true,
  });
  pictureId = picture.id;
});
afterAll(() => Promise.all([api.close(), model.close()]));

async function call(name: string, request: Request, params: Record<string, string> = {}) {
  const [method = '', path = ''] = name.split(' ');
  const file = join(process.cwd(), 'app', path.replace(/\{(\w+)\}/g, '[$1]'), 'route.ts');
  const route = await import(/* @vite-ignore */ file);
  const response: Response = await route[method](request, { params: Promise.resolve(params) });
  return { status: response.status, body: await response.json() };
}

const resume = () => {
  const form = new FormData();
  const bytes = readFileSync('e2e/fixtures/resumes/one-column.pdf');
  form.set('resume', new File([bytes], 'resume.pdf', { type: 'application/pdf' }));
  return new Request(`${TEST_ORIGIN}/api/ai/resume-review`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.token()}` },
    body: form,
  });
};

const bodies: Record<string, object | undefined> = {
  'POST /api/ai/generate-article': { prompt: 'Write an article about tea', length: 800 },
  'POST /api/ai/get-book-information': { title: 'Dune' },
  'POST /api/ai/get-lyrics': { songTitle: 'Paper Boats', artist: 'The Example Band' },
  'POST /api/ai/get-word-info': { word: 'running' },
  'POST /api/ai/generate-workout-quote': {},
  'GET /api/ai/bhagavad-gita': undefined,
  'GET /api/user/get-user-creations': undefined,
  'GET /api/user/get-published-creations': undefined,
  'GET /api/user/usage': undefined,
  'GET /api/chat/threads': undefined,
};

describe('real answers', () => {
  test.each(Object.entries(bodies))('of %s are as described', async (name, body) => {
    const request = api.request(name.split(' ')[1] ?? '', body ? { body } : {});
    const answer = await call(name, request);
    expect(answer.status).toBe(200);
    expect(documented(name, '200').safeParse(answer.body).error).toBeUndefined();
  });

  test('of a like are as described', async () => {
    const name = 'POST /api/user/toggle-like-creation';
    for (const _ of ['like', 'unlike']) {
      const request = api.request('/api/user/toggle-like-creation', { body: { id: pictureId } });
      const { body } = await call(name, request);
      expect(documented(name, '200').safeParse(body).error).toBeUndefined();
    }
  });

  test('of a resume review are as described', async () => {
    const { status, body } = await call('POST /api/ai/resume-review', resume());
    expect(status).toBe(200);
    expect(documented('POST /api/ai/resume-review', '200').safeParse(body).error).toBeUndefined();
  });

  test('of one creation are as described', async () => {
    const mine = await createCreation(api.db, {
      userId: 'user_test',
      type: 'article',
      prompt: 'p',
      content: 'c',
    });
    const token = api.token({ sub: 'user_test' });
    const request = () => api.request(`/api/user/creations/${mine.id}`, { token });
    const name = 'GET /api/user/creations/{id}';
    const { status, body } = await call(name, request(), { id: mine.id });
    expect(status).toBe(200);
    expect(documented(name, '200').safeParse(body).error).toBeUndefined();
  });

  test.each(Object.keys(bodies).filter((name) => name.startsWith('POST')))(
    'of a failed %s are as described',
    async (name) => {
      const path = name.split(' ')[1] ?? '';
      const unsigned = await call(name, api.request(path, { body: {}, token: null }));
      expect(unsigned.status).toBe(401);
      const wrong = await call(name, api.request(path, { body: [] }));
      expect([400, 200]).toContain(wrong.status);
      const failures = [unsigned, wrong].filter(({ status }) => status >= 400);
      for (const { body } of failures) {
        expect(documented(name, 'default').safeParse(body).error).toBeUndefined();
      }
    },
  );

  test('the check itself refuses what is not described', () => {
    const schema = documented('POST /api/ai/get-book-information', '200');
    expect(schema.safeParse({ success: true, bookData: {}, candidates: [] }).success).toBe(false);
    expect(schema.safeParse({ success: true }).success).toBe(false);
  });
});
