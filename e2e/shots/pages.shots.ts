import type { Page } from '@playwright/test';
import { openAsNew, test } from '../fixtures';
import { openPages, signedInPages } from '../pages';
import { failures, results, type State, working } from './states';

const FOLDER = 'e2e/.out/shots';
const widths = [390, 768, 1440];
const themes = ['light', 'dark'] as const;

// A list that is never answered, a run that is refused: the console may say so
test.use({ expectedErrors: [/.*/] });

/** Pictures below the fold load when they come near; a full-page screenshot does not bring them near. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** The page as it is, at every width and in both themes. */
async function shoot(page: Page, name: string) {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.waitForTimeout(150);
      await loadPictures(page);
      // A header that stays would be in the middle of the whole page
      await page.evaluate(() => scrollTo(0, 0));
      const path = `${FOLDER}/${name}-${width}-${theme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
}

async function shootStates(page: Page, kind: string, states: readonly State[]) {
  for (const { name, path, reach } of states) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await reach(page);
    await shoot(page, `${kind}.${name}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

async function shootPages(page: Page, kind: string, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await shoot(page, `${kind}.${path.slice(1).replaceAll('/', '.') || 'landing'}`);
  }
}

test('pages anybody sees', ({ page }) => shootPages(page, 'open', openPages));

test('pages of signed-in people, empty', async ({ page }) => {
  await openAsNew(page, '/ai');
  await shootPages(page, 'empty', signedInPages);
});

test('results', async ({ page }) => {
  await openAsNew(page, '/ai');
  await shootStates(page, 'result', results);
});

test('work under way', async ({ page }) => {
  await openAsNew(page, '/ai');
  await shootStates(page, 'working', working);
});

test('failures', async ({ page }) => {
  await openAsNew(page, '/ai');
  await shootStates(page, 'failure', failures);
});

test('the sidebar on a phone', async ({ page }) => {
  await openAsNew(page, '/ai');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /menu/i }).first().click();
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: `${FOLDER}/open.sidebar-390-${colorScheme}.png` });
  }
});
