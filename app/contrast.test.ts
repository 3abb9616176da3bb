import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tints } from '@/components/chat/tint';
import { linearRgb } from '@/app/oklch';
import { navItems } from '@/lib/tools/registry';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const css = read('./tokens.css');
const chatCss = read('./chat/chat.css');

/** Relative luminance (WCAG 2.2) of `oklch(L C H)`. */
function luminance(colour: string): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** What a tint of the chat changes; nothing for orange, which is the brand's own. */
const tintCss = (tint: string) =>
  new RegExp(`\\[data-tint='${tint}'\\] \\{([^}]*)\\}`).exec(chatCss)?.[1] ?? '';

function token(name: string, theme: 'light' | 'dark', tint = ''): string {
  const pattern = new RegExp(`--${name}:\\s*([^;]+);`);
  const value = (pattern.exec(tint) ?? pattern.exec(css))?.[1] ?? '';
  const colours = value.match(/oklch\([^)]*\)/g) ?? [];
  return (theme === 'dark' ? colours[1] : colours[0]) ?? colours[0] ?? '';
}

const grounds = ['paper', 'surface', 'sunken', 'raised'];
const textPairs = [
  ...['ink', 'ink-soft', 'accent-text', 'herb', 'beet', 'honey'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent-text', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['herb', 'herb-soft'],
  ['beet', 'beet-soft'],
  ['ink', 'beet-soft'],
  ['honey', 'honey-soft'],
  ['cream', 'beet-fill'],
] as const;
const shapePairs = grounds.flatMap((ground) => [
  ['line-strong', ground] as const,
  ['ring', ground] as const,
]);

for (const theme of ['light', 'dark'] as const) {
  test.each(textPairs)(`${theme}: %s on %s reads at 4.5 to 1`, (text, ground) => {
    expect(ratio(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapePairs)(`${theme}: %s is seen on %s at 3 to 1`, (shape, ground) => {
    expect(ratio(token(shape, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });
}

const chatThemes = tints.flatMap(({ value }) => [
  [value, 'light'] as const,
  [value, 'dark'] as const,
]);
test.each(chatThemes)('the chat in %s, %s: every text reads at 4.5 to 1', (tint, theme) => {
  const changed = tintCss(tint);
  expect(changed === '').toBe(tint === 'orange');
  const of = (name: string) => token(name, theme, changed);
  const low = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.filter(([one, other]) => !(ratio(of(one), of(other)) >= least));
  expect(low(textPairs, 4.5)).toEqual([]);
  expect(low(shapePairs, 3)).toEqual([]);
});

test.each(navItems.map(({ label, gradient }) => [label, gradient] as const))(
  'the icon of %s is seen on its plate',
  (_label, { from, to }) => {
    expect(ratio(token('cream', 'light'), from)).toBeGreaterThanOrEqual(3);
    expect(ratio(token('cream', 'light'), to)).toBeGreaterThanOrEqual(3);
  },
);
