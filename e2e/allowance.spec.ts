import { expect, openAsNew, test } from './fixtures';

test('the sidebar says how much of the day is used, and when it comes back', async ({ page }) => {
  await openAsNew(page, '/ai/generate-workout-quote');
  const allowance = page.locator('#allowance');
  await expect(allowance).toContainText('0 of 50 runs today, back at');
  const resetsAt = await allowance.locator('time').getAttribute('datetime');
  expect(resetsAt).toMatch(/T00:00:0\d/);
  await page.getByRole('button', { name: 'Generate Quote' }).click();
  await expect(allowance).toContainText('1 of 50 runs today');
});
