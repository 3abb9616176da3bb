import { expect, it } from 'vitest';
import { PASSWORD, startTestEmulator, TestBrowser } from './testing';

it('signs a person up with names in one step, and keeps them signed in', async () => {
  const browser = new TestBrowser(await startTestEmulator());
  const { status, body } = await browser.signUp('Ada@Example.com ', {
    first_name: 'Ada',
    last_name: 'Byron',
  });
  expect(status).toBe(200);
  expect(body.response).toMatchObject({ status: 'complete', email_address: 'ada@example.com' });
  expect(body.client?.last_active_session_id).toBe(body.response.created_session_id);
  expect(browser.cookies.get('__client_uat')).not.toBe('0');
  const me = await browser.get('/me');
  expect(me.body.response).toMatchObject({ first_name: 'Ada', last_name: 'Byron', image_url: '' });
});

it('says what is missing and completes when it comes', async () => {
  const browser = new TestBrowser(await startTestEmulator());
  const begun = await browser.post('/client/sign_ups', { email_address: 'ada@example.com' });
  expect(begun.body.response).toMatchObject({
    status: 'missing_requirements',
    missing_fields: ['password'],
  });
  const path = `/client/sign_ups/${begun.body.response.id}`;
  expect((await browser.get(path)).body.response.status).toBe('missing_requirements');
  const done = await browser.patch(path, { password: PASSWORD });
  expect(done.body.response.status).toBe('complete');
});

it.each([
  ['a short password', { password: 'seven77' }, 'form_password_length_too_short', 'password'],
  ['a long password', { password: 'x'.repeat(73) }, 'form_password_length_too_long', 'password'],
  ['no address', { email_address: 'ada' }, 'form_param_format_invalid', 'email_address'],
  [
    'an endless name',
    { first_name: 'x'.repeat(300) },
    'form_param_max_length_exceeded',
    'first_name',
  ],
])('refuses %s in Clerk’s words', async (_what, form, code, field) => {
  const browser = new TestBrowser(await startTestEmulator());
  const { status, body } = await browser.signUp('ada@example.com', form);
  expect(status).toBe(422);
  expect(body.errors[0]).toMatchObject({ code, meta: { param_name: field } });
  expect((await browser.get('/client')).body.response).toMatchObject({ sessions: [] });
});

it('gives an address to one of many who ask at once', async () => {
  const emulator = await startTestEmulator();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => new TestBrowser(emulator).signUp('ada@example.com')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.body.errors[0]?.code).toBe('form_identifier_exists');
});

it('answers a signed-in browser that it is', async () => {
  const browser = new TestBrowser(await startTestEmulator());
  const { body } = await browser.signUp('ada@example.com');
  const again = await browser.signUp('eve@example.com');
  expect(again.status).toBe(400);
  expect(again.body.errors[0]).toMatchObject({
    code: 'session_exists',
    meta: { session_id: body.response.created_session_id },
  });
});

it('knows nothing of another browser’s sign-up', async () => {
  const emulator = await startTestEmulator();
  const begun = await new TestBrowser(emulator).post('/client/sign_ups', {
    email_address: 'ada@example.com',
  });
  const path = `/client/sign_ups/${begun.body.response.id}`;
  const { status } = await new TestBrowser(emulator).patch(path, { password: PASSWORD });
  expect(status).toBe(404);
});
