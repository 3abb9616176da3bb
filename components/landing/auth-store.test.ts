import { expect, test } from 'vitest';
import { authStore } from '@/components/landing/auth-store';

test('asking is busy until it settles, and asking again counts anew', () => {
  let calls = 0;
  const stop = authStore.subscribe(() => (calls += 1));
  authStore.ask({ kind: 'sign-in', redirectTo: '/chat' });
  expect(authStore.get()).toMatchObject({ ask: 1, isBusy: true, failure: null });
  authStore.settle();
  expect(authStore.get().isBusy).toBe(false);
  authStore.ask({ kind: 'sign-in', redirectTo: '/chat' });
  expect(authStore.get().ask).toBe(2);
  stop();
  authStore.settle();
  expect(calls).toBe(3);
});

test('a failure ends the wait and stays until it is dismissed or asked again', () => {
  authStore.fail('The sign-in service could not be loaded.');
  expect(authStore.get()).toMatchObject({
    isBusy: false,
    failure: expect.stringMatching('sign-in'),
  });
  authStore.dismiss();
  expect(authStore.get().failure).toBeNull();
});
