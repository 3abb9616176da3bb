import { expect, openAsNew, test } from './fixtures';

test('the command menu reaches a tool, a theme and a creation from the keyboard', async ({
  page,
}) => {
  await openAsNew(page, '/ai/generate-workout-quote');
  await page.getByRole('radio', { name: 'Recovery' }).check({ force: true });
  await page.getByRole('button', { name: 'Generate Quote' }).click();
  await expect(page.locator('blockquote')).not.toBeEmpty();

  const box = page.getByRole('combobox', { name: 'Go to' });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
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

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /Workout Motivational/ })).toBeVisible();
  await page.keyboard.press('1');
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
