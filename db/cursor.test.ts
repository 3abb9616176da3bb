import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '@/lib/errors';
import { decodeCursor, encodeCursor } from './cursor';
import { newId } from './ids';

test('a cursor leads back to its place', () => {
  const at = new Date('2026-02-03T04:05:06.007Z');
  const id = newId();
  expect(decodeCursor('own', encodeCursor('own', [true, at, id]))).toEqual([true, at, id]);
  expect(decodeCursor('newest', encodeCursor('newest', [at, id]))).toEqual([at, id]);
  expect(decodeCursor('liked', encodeCursor('liked', [7, id]))).toEqual([7, id]);
});

test('the cursor of one listing is refused by another', () => {
  const cursor = encodeCursor('newest', [new Date(), newId()]);
  expect(() => decodeCursor('threads', cursor)).toThrow(AppError);
});

test('whatever is sent as a cursor, the failure is a sentence', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json().map((json) => Buffer.from(json).toString('base64url')),
    fc
      .array(fc.anything())
      .map((list) => Buffer.from(String(JSON.stringify(['own', ...list]))).toString('base64url')),
  );
  fc.assert(
    fc.property(anything, (cursor) => {
      expect(() => decodeCursor('own', cursor)).toThrow('This page link is no longer valid.');
    }),
  );
});
