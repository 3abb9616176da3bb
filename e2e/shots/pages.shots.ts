import type { Page } from '@playwright/test';
import { openAsNew, test } from '../fixtures';
import { openPages, signedInPages } from '../pages';

const FOLDER = 'e2e/.out/shots';
const widths = [390, 768, 1440];
const themes = ['light', 'dark'] as const;

/** The page as it stands, at every width and in both themes. */
async function shoot(page: Page, name: string) {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.waitForTimeout(150);
      const path = `${FOLDER}/${name}-${width}-${theme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
}

const nameOf = (path: string) => path.slice(1).replaceAll('/', '.') || 'landing';

test('pages anybody sees', async ({ page }) => {
  for (const path of openPages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await shoot(page, nameOf(path));
  }
});

test('pages of signed-in people, empty', async ({ page }) => {
  await openAsNew(page, '/ai');
  for (const path of signedInPages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await shoot(page, `empty.${nameOf(path)}`);
  }
});

test('results', async ({ page }) => {
  await openAsNew(page, '/ai/write-article');
  await page.getByLabel('Topic').fill('How to start a vegetable garden on a balcony');
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await page.getByText(/^\d+ words, 800 asked/).waitFor({ timeout: 60_000 });
  await shoot(page, 'result.write-article');
  await page.goto('/ai/generate-workout-quote');
  await page.getByRole('button', { name: 'Generate Quote' }).click();
  await page.locator('blockquote').waitFor();
  await shoot(page, 'result.workout-quote');
  await page.goto('/ai/get-word-info');
  await page.getByLabel('Word').first().fill('serendipity');
  await page.getByRole('button', { name: 'Get Info' }).click();
  await page.getByText('noun').first().waitFor();
  await shoot(page, 'result.word');
  await page.goto('/ai/bhagavad-gita');
  await page.getByRole('button', { name: 'Generate New Quote' }).click();
  await page.getByRole('heading', { name: 'Your verse' }).waitFor();
  await page.goto('/ai');
  await page.getByText('Meaning and pronunciation').waitFor();
  await shoot(page, 'result.dashboard');
});

test('failures', async ({ page }) => {
  await openAsNew(page, '/ai/generate-workout-quote');
  const message = 'The writing service is busy. Nothing was charged; try again soon.';
  await page.route('**/api/ai/generate-workout-quote', (route) =>
    route.fulfill({ status: 503, json: { success: false, message } }),
  );
  await page.getByRole('button', { name: 'Generate Quote' }).click();
  await page.getByRole('alert').first().waitFor();
  await shoot(page, 'failure.workout-quote');
});
