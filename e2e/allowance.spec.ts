import { expect, openAsNew, test } from './fixtures';

test('the sidebar says how many runs are left, and when they reset', async ({ page }) => {
  await openAsNew(page, '/ai/generate-workout-quote');
  const allowance = page.locator('#allowance');
  await expect(allowance).toContainText(/50 runs left · resets at \S/);
  const resetsAt = await allowance.locator('time').getAttribute('datetime');
  expect(resetsAt).toMatch(/T00:00:0\d/);
  await page.getByRole('button', { name: 'Generate Quote' }).click();
  await expect(allowance).toContainText('49 runs left');
});
