import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openAsNew, test } from './fixtures';
import { openPages, signedInPages } from './pages';

/** What axe finds against WCAG 2.2 AA in both themes, and whether the page scrolls sideways at 320 px. */
async function problems(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      // Clerk's own widgets are not ours to mend
      .exclude('.cl-rootBox')
      .analyze();
    for (const { id, nodes } of violations) {
      found.push(
        `${path} ${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) found.push(`${path} is ${overflow} px too wide at 320 px`);
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

test('axe finds nothing on the pages anybody sees', async ({ page }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const path of openPages) found.push(...(await problems(page, path)));
  expect(found).toEqual([]);
});

test('axe finds nothing on the pages of signed-in people', async ({ page }) => {
  test.setTimeout(240_000);
  await openAsNew(page, '/ai');
  const found: string[] = [];
  for (const path of signedInPages) found.push(...(await problems(page, path)));
  expect(found).toEqual([]);
});
