import { expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { asAppError, fail } from './respond';

const cause = new Error('Failed query: select secret');

it('answers a failure with its sentence alone, never with what caused it', async () => {
  const message = 'Try again in a minute.';
  const response = fail(new AppError('unavailable', message, { cause }), 'a1b2c3d4');
  expect(await response.json()).toEqual({ success: false, message, error: message });
  expect(response.headers.get('x-request-id')).toBe('a1b2c3d4');
});

it('names what nobody foresaw by the request’s id, never by its own message', () => {
  const { code, message } = asAppError(cause, 'a1b2c3d4');
  expect(code).toBe('internal');
  expect(message).toBe(
    'Something went wrong on our side. Try again; if it keeps happening, quote a1b2c3d4.',
  );
});
