import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { AppError } from '@/lib/errors';
import { asDatabaseError, databaseCode } from './errors';

const SECRET = 'select prompt from creations where id = $1';
const failed = (code: string, message = SECRET) =>
  new DrizzleQueryError(SECRET, ['secret'], Object.assign(new Error(message), { code }));

test.each([
  ['ECONNREFUSED', 'unavailable'],
  ['ENOTFOUND', 'unavailable'],
  ['08006', 'unavailable'],
  ['28P01', 'unavailable'],
  ['3D000', 'unavailable'],
  ['53300', 'unavailable'],
  ['57014', 'unavailable'],
  ['57P03', 'unavailable'],
  ['22021', 'bad_input'],
  ['22P05', 'bad_input'],
  ['40P01', 'conflict'],
  ['23505', undefined],
  ['42P01', undefined],
])('%s becomes %s, without SQL or parameters', (code, expected) => {
  const error = asDatabaseError(failed(code));
  expect(error?.code).toBe(expected);
  expect(`${error?.message}`).not.toMatch(/select|secret/);
  expect(databaseCode(failed(code))).toBe(code);
});

test('a dropped connection has no code and is recognised by what its driver says', () => {
  const dropped = new DrizzleQueryError(
    SECRET,
    [],
    new Error('Connection terminated unexpectedly'),
  );
  expect(asDatabaseError(dropped)?.code).toBe('unavailable');
});

test('what a person wrote is never taken for a driver speaking', () => {
  const about = new DrizzleQueryError(SECRET, ['connection terminated'], new Error('other'));
  expect(asDatabaseError(about)).toBeUndefined();
});

test('an AppError passes through, and what is no database error is left alone', () => {
  const known = new AppError('not_found', 'Creation not found');
  expect(asDatabaseError(known)).toBe(known);
  expect(asDatabaseError(new DrizzleQueryError(SECRET, [], known))).toBe(known);
  for (const other of [new Error('x'), new TypeError('fetch failed'), 'x', null]) {
    expect(asDatabaseError(other)).toBeUndefined();
  }
});
