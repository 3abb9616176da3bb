import { expect, openAsNew, test } from './fixtures';

test('the command menu reaches a tool, a theme and a creation from the keyboard', async ({
  page,
}) => {
  await openAsNew(page, '/ai/generate-workout-quote');
  await page.getByRole('radio', { name: 'Recovery' }).check({ force: true });
  await page.getByRole('button', { name: 'Generate Quote' }).click();
  await expect(page.locator('blockquote')).not.toBeEmpty();

  // A long name may not push its kind out of sight
  await page.route(/get-user-creations\?limit=20/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { creations: { title: string }[] };
    for (const creation of json.creations) {
      creation.title = `Workout Motivational ${'Quote to repeat '.repeat(20)}`;
    }
    await route.fulfill({ response, json });
  });
  const box = page.getByRole('combobox', { name: 'Go to' });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  // What looks like a shortcut has to be one
  await expect(page.getByRole('option', { name: /^Write Article/ })).toHaveText(
    'Write ArticlePage',
  );
  await page.keyboard.press('w');
  await expect(page.getByRole('option', { selected: true })).toContainText('Write Article');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ai\/write-article$/);
  await expect(box).toBeHidden();

  await page.getByRole('button', { name: 'Go to a tool or creation' }).click();
  await box.fill('dark');
  await expect(page.getByRole('status').filter({ hasText: '1 match' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The server sends the next page in the chosen theme, so there is no flash of the other
  const next = await page.request.get('/privacy');
  expect(await next.text()).toMatch(/^<!DOCTYPE html><html [^>]*data-theme="dark"/);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /Workout Motivational/ })).toBeVisible();
  const overflow = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
  await box.fill('motiv');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ai#creation-/);
  await expect(page.getByRole('article').getByRole('button', { expanded: true })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});
