import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ClerkError } from './errors';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** A salted scrypt hash, as `salt:hash` in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await derive(password, salt, 32)).toString('hex')}`;
}

/** Whether a password fits a hash made by `hashPassword`. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'hex');
  const actual = await derive(password, salt, 32);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

export const PASSWORD_LENGTH = { min: 8, max: 72 };

/** Throws what Clerk answers for a password outside its length rules. */
export function requireGoodPassword(password: string, field: string): void {
  if (password.length < PASSWORD_LENGTH.min) {
    const message = 'Passwords must be 8 characters or more.';
    throw new ClerkError(422, 'form_password_length_too_short', message, field);
  }
  if (Buffer.byteLength(password) > PASSWORD_LENGTH.max) {
    const message = 'Your password must be no more than 72 characters long.';
    throw new ClerkError(422, 'form_password_length_too_long', message, field);
  }
}
