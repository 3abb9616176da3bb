import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Ada Baker', 'AB'],
  ['ada', 'A'],
  ['maya.lindqvist@example.com', 'ML'],
  ['jo@example.com', 'J'],
  ['élise duval', 'ÉD'],
  ['@', '?'],
])('shortens %j to %j', (name, short) => {
  expect(initials(name)).toBe(short);
});
