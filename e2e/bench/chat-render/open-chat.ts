import type { Browser, Page } from 'playwright';

/** The chat of a new account, in a window the size of a phone and, as on a phone, without a pointer over it. */
export async function openChat(browser: Browser, base: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${base}/chat`);
  await page.locator('input[name=identifier]').fill(`bench.${Date.now()}@example.com`);
  await page.keyboard.press('Enter');
  await page.locator('input[name=password]').fill('correct horse battery');
  for (const name of ['firstName', 'lastName']) {
    const field = page.locator(`input[name=${name}]`);
    if (await field.isVisible()) await field.fill('Bench');
  }
  await page.keyboard.press('Enter');
  await page.locator('#chat').waitFor({ timeout: 60_000 });
  return page;
}
