import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openPages } from './pages';

/** The classes that a stylesheet knows, without their escapes. */
const classesIn = (css: string) =>
  [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name?.replaceAll('\\', '') ?? '');

const read = (path: string) => readFileSync(path, 'utf8');
const built = () => new Set(globSync('.next/static/chunks/*.css').map(read).flatMap(classesIn));

/** Classes on the page that some stylesheet of the build knows and none of the page's own does. */
async function unstyled(page: Page): Promise<string[]> {
  const links = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((nodes) => nodes.map((node) => (node as HTMLLinkElement).href));
  const sheets = links.map((href) => read(new URL(href).pathname.replace('/_next', '.next')));
  const loaded = new Set(sheets.flatMap(classesIn));
  const worn = await page
    .locator('[class]')
    .evaluateAll((nodes) => nodes.flatMap(({ classList }) => [...classList]));
  return [...built().intersection(new Set(worn)).difference(loaded)];
}

test('pages anybody sees wear no class that only the stylesheet of signed-in pages knows', async ({
  page,
}) => {
  const missing: Record<string, string[]> = {};
  await page.goto('/');
  const picture = await page.locator('.plated a').first().getAttribute('href');
  for (const path of [...openPages, picture ?? '']) {
    await page.goto(path);
    const classes = await unstyled(page);
    if (classes.length > 0) missing[path] = classes;
  }
  expect(missing).toEqual({});
});

test('the sign-in window over the landing page is dressed by the landing page’s stylesheet', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Cook with AI' }).first().click();
  await expect(page.locator('input[name=identifier]')).toBeVisible();
  expect(await unstyled(page)).toEqual([]);
});
