import { expect, openAsNew, test } from './fixtures';

test('an article streams in, ends with its word count and stands in the history', async ({
  page,
}) => {
  await openAsNew(page, '/ai/write-article');
  await page.getByLabel('Topic').fill('Tea gardens');
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await expect(page.getByRole('button', { name: 'Generate Article' })).toBeDisabled();
  await expect(page.getByText(/\d+ of about 800 words/)).toBeVisible();
  await expect(page.getByText(/^\d+ words \(target 800\)/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Written by the built-in sandbox')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download Markdown' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(
    page.getByText('Write an article about Tea gardens in Short (500-800 words)'),
  ).toBeVisible();
});

test('a stopped article is kept as far as it got', async ({ page }) => {
  await openAsNew(page, '/ai/write-article');
  await page.getByLabel('Topic').fill('Slow trains');
  await page.getByRole('radio', { name: /Long/ }).check({ force: true });
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await expect(page.getByText(/(?:[6-9]\d|\d{3,}) of about 1600 words/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('What was written so far is in your history')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(/Write an article about Slow trains/)).toBeVisible();
});

test('a workout quote appears, and the dashboard that was just open counts it', async ({
  page,
}) => {
  await openAsNew(page, '/ai');
  await expect(page.getByText(/Nothing here yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Workout Quote', exact: true }).click();
  await page.getByRole('radio', { name: 'Recovery' }).check({ force: true });
  await page.getByRole('button', { name: 'Generate Quote' }).click();
  await expect(page.locator('blockquote')).not.toBeEmpty();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Workout Motivational Quote')).toBeVisible();
});
