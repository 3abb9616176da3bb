import { expect, test } from 'vitest';
import { isId, newId } from './ids';

test('ids are unique UUIDs of version 7 that sort in the order they were made', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => isId(id) && /^.{14}7.{4}[89ab]/.test(id))).toBe(true);
  const milliseconds = Number.parseInt(newId().replace('-', '').slice(0, 12), 16);
  expect(Math.abs(milliseconds - Date.now())).toBeLessThan(60_000);
});

test.each(['', 'x', '1', `${newId()}0`, ` ${newId()}`, "' or 1=1", newId().replaceAll('-', '')])(
  '%j is no id',
  (text) => expect(isId(text)).toBe(false),
);
