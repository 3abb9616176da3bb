import { expect, openAsNew, test } from './fixtures';

test('a new verse can be asked for, read in context and found in the history', async ({ page }) => {
  await openAsNew(page, '/ai/bhagavad-gita');
  await expect(page.getByRole('heading', { name: 'Verse of the day' })).toBeVisible();
  await page.getByRole('button', { name: 'Generate New Quote' }).click();
  await expect(page.getByRole('heading', { name: 'Your verse' })).toBeVisible();
  const place =
    (await page
      .locator('figcaption')
      .getByText(/^Chapter \d+, Verse \d+$/)
      .textContent()) ?? '';
  const text = (await page.locator('blockquote').textContent()) ?? '';
  await page.getByRole('radio', { name: 'Purple' }).check({ force: true });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Purple' })).toBeChecked();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: new RegExp(place) }).click();
  await expect(page.getByText(text)).toBeVisible();
});

test('verses can be browsed, searched and turned over', async ({ page }) => {
  await openAsNew(page, '/ai/bhagavad-gita');
  await page.getByRole('searchbox').fill('leaf flower fruit water');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: /^9\.26/ }).click();
  await expect(page.getByRole('heading', { name: 'Chapter 9, verse 26' })).toBeVisible();
  await page.getByRole('link', { name: 'Next verse' }).click();
  await expect(page).toHaveURL('/ai/bhagavad-gita/9/27');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  expect((await saved).suggestedFilename()).toBe('gita-9-27.png');
  await page.goto('/ai/bhagavad-gita/9/99');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a search understands what is asked, marks what fits, and opens a place', async ({ page }) => {
  await openAsNew(page, '/ai/bhagavad-gita');
  const search = async (words: string) => {
    await page.getByRole('searchbox').fill(words);
    await page.getByRole('button', { name: 'Search' }).click();
  };
  await search('angry');
  await expect(page.getByRole('link', { name: /^2\.63/ })).toBeVisible();
  await search('anger');
  await expect(page.locator('mark', { hasText: /^anger$/i }).first()).toBeVisible();
  await search('2:47');
  await expect(page.getByText('1 verse', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^2\.47/ })).toBeVisible();
  await search('action');
  await page.getByRole('link', { name: 'More verses' }).click();
  await expect(page.getByText(/ verses, page 2 of /)).toBeVisible();
  await page.getByRole('link', { name: 'Previous verses' }).click();
  await expect(page.getByText(/ verses, page 1 of /)).toBeVisible();
  await search('helicopter');
  await expect(page.getByText('No verses found for “helicopter”.')).toBeVisible();
});

test('a search and a verse lead to the theme they belong to', async ({ page }) => {
  await openAsNew(page, '/ai/bhagavad-gita?q=angry');
  await page
    .getByRole('navigation', { name: 'Themes' })
    .getByRole('link', { name: 'Anger', exact: true })
    .click();
  await expect(page).toHaveURL('/ai/bhagavad-gita/themes/anger');
  await expect(page).toHaveTitle(/^Anger, Bhagavad Gita/);
  await page.getByRole('link', { name: /^2\.63/ }).click();
  await expect(page).toHaveURL('/ai/bhagavad-gita/2/63');
  await page.getByRole('link', { name: 'Anger', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anger' })).toBeVisible();
  await page.goto('/ai/bhagavad-gita/themes/helicopters');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a question gets verses with a line on why each', async ({ page }) => {
  await openAsNew(page, '/ai/bhagavad-gita/ask');
  await page.getByLabel('Your question').fill('Why am I so angry?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByRole('link', { name: /^2\.63/ })).toContainText(
    'One of the main verses on “angry”.',
  );
  await expect(answer.getByText(/^The sandbox doesn’t write answers/)).toBeVisible();
});

test('a verse keeps its bookmark and note, and is where reading goes on', async ({ page }) => {
  await openAsNew(page, '/ai/bhagavad-gita/2/47');
  const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true });
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Your note').fill('For Mondays');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await page.reload();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Your note')).toHaveValue('For Mondays');
  await page.goto('/ai/bhagavad-gita');
  await page.getByRole('link', { name: 'Continue reading at 2.47' }).click();
  await expect(page).toHaveURL('/ai/bhagavad-gita/2/47');
});

test('a failure says the specified words', async ({ page }) => {
  await openAsNew(page, '/ai/bhagavad-gita');
  await page.route('**/api/ai/bhagavad-gita', (route) => route.abort());
  await page.getByRole('button', { name: 'Generate New Quote' }).click();
  await expect(page.getByRole('alert').getByText('Sorry, something went wrong.')).toBeVisible();
});
