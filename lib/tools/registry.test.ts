import { expect, test } from 'vitest';
import { creationTypes, landingTools, navItems, toolForType } from '@/lib/tools/registry';

test('the sidebar lists its eleven labels in order', () => {
  expect(navItems.map((item) => item.label)).toEqual([
    'Dashboard',
    'Write Article',
    'Bhagavad Gita',
    'Generate Images',
    'Remove Background',
    'Get Book Information',
    'Word Info',
    'Review Resume',
    'Get Lyrics',
    'Workout Quote',
    'Community',
  ]);
});

test('the landing page shows eight tools at their own paths', () => {
  expect(landingTools.map((tool) => tool.path)).toEqual([
    '/ai/write-article',
    '/ai/bhagavad-gita',
    '/ai/generate-images',
    '/ai/get-word-info',
    '/ai/get-book-information',
    '/ai/review-resume',
    '/ai/get-lyrics',
    '/ai/generate-workout-quote',
  ]);
});

test('no two tools share a gradient', () => {
  const gradients = navItems.map(({ gradient }) => `${gradient.from} ${gradient.to}`);
  expect(new Set(gradients).size).toBe(gradients.length);
});

test('a creation type leads back to its tool', () => {
  expect(toolForType('image')?.path).toBe('/ai/generate-images');
  expect(toolForType('word-info')?.label).toBe('Word Info');
  expect(toolForType('unknown')).toBeUndefined();
  expect(new Set(creationTypes.map(({ type }) => type)).size).toBe(creationTypes.length);
});
