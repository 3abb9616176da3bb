import { expect, test } from 'vitest';
import { hexOf } from './oklch';

test('oklch becomes the hex that browsers show', () => {
  expect(hexOf('oklch(0 0 0)')).toBe('#000000');
  expect(hexOf('oklch(1 0 0)')).toBe('#ffffff');
  expect(hexOf('oklch(0.627955 0.257683 29.2339)')).toBe('#ff0000');
  expect(hexOf('oklch(0.519752 0.176858 142.495)')).toBe('#008000');
});
