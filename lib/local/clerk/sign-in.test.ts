import { expect, it } from 'vitest';
import { startTestEmulator, TestBrowser } from './testing';

async function emulatorWithAda() {
  const emulator = await startTestEmulator();
  await new TestBrowser(emulator).signUp('ada@example.com', { first_name: 'Ada' });
  return emulator;
}

it('signs in with address and password at once, whatever the case of the address', async () => {
  const browser = new TestBrowser(await emulatorWithAda());
  const { body } = await browser.signIn('ADA@example.com');
  expect(body.response.status).toBe('complete');
  expect(body.client?.sessions).toHaveLength(1);
});

it('signs in in two steps, and lets a wrong password be corrected', async () => {
  const browser = new TestBrowser(await emulatorWithAda());
  const begun = await browser.post('/client/sign_ins', { identifier: 'ada@example.com' });
  expect(begun.body.response).toMatchObject({
    status: 'needs_first_factor',
    supported_first_factors: [{ strategy: 'password' }],
    user_data: { first_name: 'Ada' },
  });
  const path = `/client/sign_ins/${begun.body.response.id}/attempt_first_factor`;
  const wrong = await browser.post(path, { strategy: 'password', password: 'wrong' });
  expect(wrong.status).toBe(422);
  expect(wrong.body.errors[0]).toMatchObject({
    code: 'form_password_incorrect',
    meta: { param_name: 'password' },
  });
  const right = await browser.post(path, { strategy: 'password', password: 'correct horse' });
  expect(right.body.response.status).toBe('complete');
});

it('says that an account is unknown', async () => {
  const browser = new TestBrowser(await emulatorWithAda());
  const { status, body } = await browser.signIn('eve@example.com');
  expect(status).toBe(422);
  expect(body.errors[0]).toMatchObject({
    code: 'form_identifier_not_found',
    message: "Couldn't find your account.",
    meta: { param_name: 'identifier' },
  });
});

it('signs out: the session, its token and its cookie are gone', async () => {
  const browser = new TestBrowser(await emulatorWithAda());
  const { body } = await browser.signIn('ada@example.com');
  const session = `/client/sessions/${body.response.created_session_id}`;
  expect((await browser.post(`${session}/tokens`)).status).toBe(200);
  const ended = await browser.post(`${session}/end`);
  expect(ended.body.response.status).toBe('ended');
  expect(ended.body.client?.sessions).toEqual([]);
  expect(browser.cookies.get('__client_uat')).toBe('0');
  const refused = await browser.post(`${session}/tokens`);
  expect(refused.status).toBe(401);
  expect(refused.body.errors[0]?.code).toBe('authentication_invalid');
});

it('signs out of everything', async () => {
  const browser = new TestBrowser(await emulatorWithAda());
  await browser.signIn('ada@example.com');
  await browser.delete('/client/sessions');
  expect((await browser.get('/me')).status).toBe(401);
  expect((await browser.signIn('ada@example.com')).status).toBe(200);
});

it('gives a session to its own browser only', async () => {
  const emulator = await emulatorWithAda();
  const { body } = await new TestBrowser(emulator).signIn('ada@example.com');
  const path = `/client/sessions/${body.response.created_session_id}/tokens`;
  expect((await new TestBrowser(emulator).post(path)).status).toBe(401);
});

it('ends a session after seven days', async () => {
  let now = Date.now();
  const emulator = await startTestEmulator({ now: () => now });
  const browser = new TestBrowser(emulator);
  await browser.signUp('ada@example.com');
  now += 6.9 * 86_400_000;
  expect((await browser.get('/me')).status).toBe(200);
  now += 0.2 * 86_400_000;
  expect((await browser.get('/me')).status).toBe(401);
});
