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
  await expect(page.getByRole('button', { name: 'Copy Markdown' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(
    page.getByText('Write an article about Tea gardens in Short (500-800 words)'),
  ).toBeVisible();
});

test('a stopped article is kept as far as it got, and is continued after a reload', async ({
  page,
}) => {
  await openAsNew(page, '/ai/write-article');
  await page.getByLabel('Topic').fill('Slow trains');
  await page.getByRole('radio', { name: /Long/ }).check({ force: true });
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await expect(page.getByText(/(?:[6-9]\d|\d{3,}) of about 1600 words/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('What was written is in your history')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^\d+ words \(target 1600\)/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
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

test('an article that is left halfway is on the dashboard without a reload', async ({ page }) => {
  await openAsNew(page, '/ai/write-article');
  await page.getByLabel('Topic').fill('Night ferries');
  await page.getByRole('radio', { name: /Long/ }).check({ force: true });
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await expect(page.getByText(/(?:[6-9]\d|\d{3,}) of about 1600 words/)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(/Write an article about Night ferries/)).toBeVisible();
});

test('the server’s answer decides what is said of an article that was stopped', async ({
  page,
}) => {
  await openAsNew(page, '/ai/write-article');
  const creation = {
    id: '00000000-0000-7000-8000-000000000000',
    type: 'article',
    content: 'Kept by the server.',
    isPartial: true,
  };
  const answer = { creation, message: 'What the server says.' };
  await page.route('**/api/user/runs?*', (route) =>
    route.fulfill({ json: { success: true, status: 'done', answer } }),
  );
  await page.getByLabel('Topic').fill('Slow trains');
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Kept by the server.')).toBeVisible();
  await expect(page.getByText('What the server says.')).toBeVisible();
});

test('a failed connection is said once, in plain words, and the panel says what to do', async ({
  page,
}) => {
  await openAsNew(page, '/ai/get-word-info');
  await page.route('**/api/ai/get-word-info', (route) => route.abort());
  await page.getByLabel('Word').fill('bread');
  await page.getByRole('button', { name: 'Get Info' }).click();
  await expect(page.getByText('We can’t connect right now.')).toHaveCount(1);
  const note = page.getByRole('main').getByRole('alert');
  await expect(note).toContainText('Check your connection and try again.');
  const button = (await page.getByRole('button', { name: 'Go to a tool' }).boundingBox())!;
  // It slides in from above
  await expect
    .poll(async () => (await page.getByText('We can’t connect right now.').boundingBox())?.y)
    .toBeGreaterThan(button.y + button.height);
});
