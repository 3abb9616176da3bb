import type { Page } from '@playwright/test';
import { expect, openAsNew, test } from './fixtures';

const QUOTE = 'Workout Motivational Quote';
const WORD = 'Meaning and pronunciation for "bread"';

async function makeTwo(page: Page) {
  await openAsNew(page, '/ai/generate-workout-quote');
  await page.getByRole('button', { name: 'Generate Quote' }).click();
  await expect(page.locator('blockquote')).not.toBeEmpty();
  await page.getByRole('link', { name: 'Word Info' }).click();
  await page.getByLabel('Word').fill('bread');
  await page.getByRole('button', { name: 'Get Info' }).click();
  await expect(page.getByRole('heading', { name: 'bread', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
}

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const act = async (page: Page, text: string, action: string) => {
  await card(page, text)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};
const total = (page: Page) =>
  page.locator('dl > div', { hasText: 'Total Creations' }).locator('dd');

test('a card shows what was asked, opens and closes, and goes back to its tool', async ({
  page,
}) => {
  await makeTwo(page);
  const header = card(page, WORD).getByRole('button', { name: WORD });
  await expect(header).toContainText('word-info');
  await expect(header).toContainText(new Date().toLocaleDateString('en-US'));
  await expect(header).toHaveAttribute('aria-expanded', 'false');
  await header.click();
  await expect(page.getByRole('heading', { name: 'bread', exact: true })).toBeVisible();
  await header.click();
  await expect(page.getByRole('heading', { name: 'bread', exact: true })).toHaveCount(0);
  await act(page, WORD, 'Open in tool');
  await expect(page.getByLabel('Word')).toHaveValue('bread');
  const result = page.getByRole('region', { name: 'Meaning and pronunciation' });
  await expect(result.getByRole('heading', { name: 'bread', exact: true })).toBeVisible();
  await page.getByLabel('Word').fill('butter');
  await page.getByRole('button', { name: 'Get Info' }).click();
  await expect(result.getByRole('heading', { name: 'butter', exact: true })).toBeVisible();
  await page.reload();
  await expect(result.getByRole('heading', { name: 'butter', exact: true })).toBeVisible();

  // An address of somebody else's creation shows nothing
  const address = page.url();
  await page.context().clearCookies();
  await openAsNew(page, new URL(address).pathname + new URL(address).search);
  await expect(result.getByText(/will appear here/)).toBeVisible();
});

test('the history is searched, filtered, renamed and pinned', async ({ page }) => {
  await makeTwo(page);
  await expect(total(page)).toHaveText('2');
  const search = page.getByRole('searchbox', { name: 'Search your creations' });
  await search.fill('pronunc');
  await expect(card(page, QUOTE)).toHaveCount(0);
  await expect(card(page, WORD)).toBeVisible();
  await search.fill('nothing like this');
  await expect(page.getByText(/No results for/)).toBeVisible();
  await search.fill('');
  await page.getByLabel('Kind of creation').selectOption('workout-quote');
  await expect(card(page, WORD)).toHaveCount(0);
  await page.getByLabel('Kind of creation').selectOption('');
  await expect(page.getByRole('article').first()).toContainText(WORD);

  await act(page, QUOTE, 'Rename');
  await page.getByRole('textbox', { name: 'Name' }).fill('For leg day');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(card(page, 'For leg day')).toBeVisible();
  await act(page, 'For leg day', 'Pin to the top');
  await expect(page.getByRole('article').first()).toContainText('For leg day');
  await page.reload();
  await expect(page.getByRole('article').first()).toContainText('For leg day');
});

test('a creation is deleted and brought back; everything is exported and deleted', async ({
  page,
}) => {
  await makeTwo(page);
  await act(page, QUOTE, 'Delete');
  await expect(card(page, QUOTE)).toHaveCount(0);
  await expect(total(page)).toHaveText('1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, QUOTE)).toBeVisible();
  await expect(total(page)).toHaveText('2');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Actions for everything' }).click();
  await page.getByRole('menuitem', { name: 'Export everything' }).click();
  expect((await download).suggestedFilename()).toBe('mise-creations.zip');

  await page.getByRole('button', { name: 'Actions for everything' }).click();
  await page.getByRole('menuitem', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText(/Nothing here yet/)).toBeVisible();
  await expect(total(page)).toHaveText('0');
});

test('the first page comes with the page itself, and a new creation reloads the list', async ({
  page,
}) => {
  await makeTwo(page);
  const html = await (await page.request.get('/ai')).text();
  expect(html).toContain(QUOTE);
  const reloaded = page.waitForResponse(/get-user-creations/);
  await page.evaluate(() => window.dispatchEvent(new Event('creation-generated')));
  expect((await reloaded).status()).toBe(200);
});

test('a list that cannot be loaded says so and is tried again', async ({ page }) => {
  await openAsNew(page, '/ai/generate-workout-quote');
  await page.route('**/api/user/get-user-creations*', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, message: 'The database cannot be reached right now.' },
    }),
  );
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const note = page.getByRole('main').getByRole('alert');
  await expect(note).toContainText('The database cannot be reached right now.');
  await page.unroute('**/api/user/get-user-creations*');
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Nothing here yet/)).toBeVisible();
});

test('the history fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAsNew(page, '/ai/get-book-information');
  await page.getByLabel('Book title').fill('Dune');
  await page.getByRole('button', { name: 'Get Book Info' }).click();
  await expect(page.getByRole('heading', { name: 'Dune', exact: true })).toBeVisible();
  await page.goto('/ai');
  const made = (await page.getByRole('article').boundingBox())!;
  expect(made.x + made.width).toBeLessThanOrEqual(304);
});
