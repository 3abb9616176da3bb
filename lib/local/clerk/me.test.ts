import { expect, it } from 'vitest';
import { PASSWORD, startTestEmulator, TestBrowser } from './testing';

async function signedUp() {
  const emulator = await startTestEmulator();
  const browser = new TestBrowser(emulator);
  await browser.signUp('ada@example.com', { first_name: 'Ada', last_name: 'Byron' });
  return { emulator, browser };
}

it('changes the name, and removes a part of it that is left empty', async () => {
  const { browser } = await signedUp();
  const { body } = await browser.patch('/me', { first_name: ' Augusta ', last_name: '' });
  expect(body.response).toMatchObject({ first_name: 'Augusta', last_name: null });
  expect((await browser.get('/me')).body.response).toMatchObject({ first_name: 'Augusta' });
});

it('changes the password against the old one', async () => {
  const { emulator, browser } = await signedUp();
  const change = (current_password: string, new_password: string) =>
    browser.post('/me/change_password', { current_password, new_password });
  expect((await change('wrong', 'a new password')).body.errors[0]).toMatchObject({
    code: 'form_password_validation_failed',
    meta: { param_name: 'current_password' },
  });
  expect((await change(PASSWORD, 'short')).body.errors[0]?.meta.param_name).toBe('new_password');
  expect((await change(PASSWORD, 'a new password')).status).toBe(200);
  const other = new TestBrowser(emulator);
  expect((await other.signIn('ada@example.com')).status).toBe(422);
  expect((await other.signIn('ada@example.com', 'a new password')).status).toBe(200);
});

it('signs other browsers out with a new password when asked to', async () => {
  const { emulator, browser } = await signedUp();
  const other = new TestBrowser(emulator);
  await other.signIn('ada@example.com');
  await browser.post('/me/change_password', {
    current_password: PASSWORD,
    new_password: 'a new password',
    sign_out_of_other_sessions: 'true',
  });
  expect((await other.get('/me')).status).toBe(401);
  expect((await browser.get('/me')).status).toBe(200);
});

it('lists the browsers that are signed in, and signs one out', async () => {
  const { emulator, browser } = await signedUp();
  const other = new TestBrowser(emulator);
  const { body } = await other.signIn('ada@example.com');
  const id = body.response.created_session_id;
  const listed = (await browser.get('/me/sessions/active')).body as unknown as { id: string }[];
  expect(listed.map((session) => session.id)).toContain(id);
  expect((await browser.post(`/me/sessions/${id}/revoke`)).body.response.status).toBe('revoked');
  expect((await other.get('/me')).status).toBe(401);
  expect((await browser.post(`/me/sessions/${id}/revoke`)).status).toBe(404);
});

it('deletes the account everywhere, and frees its address', async () => {
  const { emulator, browser } = await signedUp();
  const other = new TestBrowser(emulator);
  await other.signIn('ada@example.com');
  const { body } = await browser.delete('/me');
  expect(body.response).toMatchObject({ deleted: true });
  expect((await other.get('/me')).status).toBe(401);
  expect((await other.signIn('ada@example.com')).body.errors[0]?.code).toBe(
    'form_identifier_not_found',
  );
  expect((await other.signUp('ada@example.com')).status).toBe(200);
});

it('says in words what local accounts do not offer', async () => {
  const { browser } = await signedUp();
  const { status, body } = await browser.post('/me/email_addresses', { email_address: 'b@b.b' });
  expect(status).toBe(422);
  expect(body.errors[0]?.message).toContain('Local accounts do not offer this');
});

it('answers 401 to somebody signed out', async () => {
  const { emulator } = await signedUp();
  expect((await new TestBrowser(emulator).patch('/me', { first_name: 'Eve' })).status).toBe(401);
});
