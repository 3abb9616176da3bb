import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runPath } from '@/lib/tools/card';
import {
  creationTypes,
  keptAs,
  landingTools,
  navItems,
  toolForType,
  toolOf,
  tools,
} from '@/lib/tools/registry';
import { CUT_OUT_PROMPT as CUT_OUT } from '@/lib/tools/remove-background/stored-prompt';

const SPECIFIED = [
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
];

test('the sidebar lists the eleven specified labels in their order', () => {
  const labels = navItems.map(({ label }) => label);
  expect(labels.filter((label) => SPECIFIED.includes(label))).toEqual(SPECIFIED);
});

test.each(tools)('$id is the name of its page, its folders and its interface', (card) => {
  const { id, path, endpoint } = card;
  expect(path).toBe(`/ai/${id}`);
  const homes = [`app${path}/page.tsx`, `app${runPath(card)}/route.ts`, `lib/tools/${id}/tool.ts`];
  expect([...homes, `components/tools/${id}`].filter((home) => !existsSync(home))).toEqual([]);
  expect(tools.filter((tool) => tool.endpoint === endpoint)).toEqual([card]);
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

test('two tools that make the same type keep the same kind of content', () => {
  for (const { type, keeps } of tools) expect(keptAs(type)).toBe(keeps);
  expect(keptAs('unknown')).toBe('text');
});

test.each([
  ['the tool it keeps', 'remove-background', 'image', 'A tea bowl', 'remove-background'],
  ['its tool, whatever its prompt says', 'generate-images', 'image', CUT_OUT, 'generate-images'],
  ['a cut-out from before by its prompt', null, 'image', CUT_OUT, 'remove-background'],
  ['a picture from before by its type', null, 'image', 'A tea bowl', 'generate-images'],
  ['a text from before by its type', null, 'article', CUT_OUT, 'write-article'],
  ['its type in an answer from before', undefined, 'word-info', '', 'get-word-info'],
  ['nothing where no tool is known', null, 'unknown', '', undefined],
  ['nothing where its tool is gone', 'gone', 'image', '', undefined],
])('a creation is known by %s', (_, tool, type, prompt, id) => {
  expect(toolOf({ tool, type, prompt })?.id).toBe(id);
});
