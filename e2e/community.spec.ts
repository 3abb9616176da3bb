import type { Page } from '@playwright/test';
import { PICTURES, pictureOf } from './fakes/pictures';
import { expect, openAsNew, test } from './fixtures';

const picture = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Published pictures' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: new RegExp(`${pictureOf(number)} `) }) });
const heart = (page: Page, number: number) =>
  picture(page, number).getByRole('button', { name: /^Like/ });
const act = async (page: Page, number: number, action: string) => {
  await picture(page, number)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a heart fills at once, says so, reloads the list and empties again', async ({ page }) => {
  await openAsNew(page, '/ai/community');
  await expect(heart(page, 29)).toHaveAttribute('aria-pressed', 'false');
  const reloaded = page.waitForResponse(/get-published-creations/);
  await heart(page, 29).click();
  await expect(heart(page, 29)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Creation Liked')).toBeVisible();
  await reloaded;
  await page.reload();
  await expect(heart(page, 29)).toHaveAttribute('aria-pressed', 'true');
  await heart(page, 29).click();
  await expect(page.getByText('Creation Unliked')).toBeVisible();
  await expect(heart(page, 29)).toHaveAttribute('aria-pressed', 'false');
});

test('the gallery goes on as one scrolls, and puts the most liked first', async ({ page }) => {
  await openAsNew(page, '/ai/community');
  await expect(picture(page, PICTURES)).toBeVisible();
  await expect(picture(page, 1)).toHaveCount(0);
  await page.mouse.wheel(0, 20_000);
  await expect(picture(page, 1)).toBeVisible();
  await heart(page, 1).click();
  await expect(page.getByText('Creation Liked')).toBeVisible();
  await page.getByRole('radio', { name: 'Most liked' }).check({ force: true });
  await expect(picture(page, 1)).toBeVisible();
});

test('the prompt shows on hover and on focus, and opens the image tool', async ({ page }) => {
  await openAsNew(page, '/ai/community');
  const link = picture(page, 28).getByRole('link');
  const prompt = link.locator('span').first();
  await expect(prompt).toHaveCSS('opacity', '0');
  await link.hover();
  await expect(prompt).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(prompt).toHaveCSS('opacity', '0');
  await page.getByRole('radio', { name: 'Newest' }).focus();
  while (!(await link.evaluate((node) => node === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(prompt).toHaveCSS('opacity', '1');
  await act(page, 28, 'Use this prompt');
  await expect(page).toHaveURL(/\/ai\/generate-images$/);
  await expect(page.getByLabel('Description')).toHaveValue(new RegExp(pictureOf(28)));
});

test('the owner makes a picture private and deletes it from the gallery, and opens it in its tool', async ({
  page,
}) => {
  await openAsNew(page, '/ai/generate-images');
  await page.getByLabel('Description').fill('A jar of plum jam');
  await page.getByRole('radio', { name: 'Cartoon style' }).check({ force: true });
  await page.getByRole('radio', { name: 'Portrait', exact: true }).check({ force: true });
  await page.getByRole('switch', { name: /Make this image Public/ }).check({ force: true });
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expect(page.getByText('public', { exact: true })).toBeVisible({ timeout: 30_000 });

  const mine = page
    .getByRole('list', { name: 'Published pictures' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: /A jar of plum jam/ }) });
  const actOnMine = async (action: string) => {
    await mine.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await page.getByRole('link', { name: 'Community' }).click();
  await actOnMine('Make private');
  await expect(mine).toHaveCount(0);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  const card = page.getByRole('article').filter({ hasText: 'A jar of plum jam' });
  await card.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await card.getByRole('button', { name: /^Actions for/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Make private' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Open in tool' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('A jar of plum jam');
  await expect(page.getByRole('radio', { name: 'Cartoon style' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Portrait', exact: true })).toBeChecked();

  await page.getByRole('link', { name: 'Community' }).click();
  await actOnMine('Delete');
  await expect(mine).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(/Nothing here yet/)).toBeVisible();
});

test('three people’s reports hide a picture', async ({ browser, page }) => {
  test.slow();
  const report = async (by: Page) => {
    await openAsNew(by, '/ai/community');
    await act(by, 27, 'Report');
    await by.getByLabel(/What’s wrong with it/).fill('It is cold');
    await by.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
    await expect(by.getByText('Thank you. We’ll review this picture.')).toBeVisible();
  };
  await report(page);
  await expect(picture(page, 27)).toBeVisible();
  for (let person = 0; person < 2; person += 1) {
    const context = await browser.newContext();
    await report(await context.newPage());
    await context.close();
  }
  await page.reload();
  await expect(picture(page, 28)).toBeVisible();
  await expect(picture(page, 27)).toHaveCount(0);
});

test('a published picture has a page of its own for anybody, which loads nothing of Clerk', async ({
  page,
}) => {
  await page.goto('/');
  const strip = page.getByRole('list', { name: 'Published pictures' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await strip
    .getByRole('link', { name: /a bowl of soup/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/community\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('a bowl of soup');
  await expect(page.getByText('Generated by the built-in sandbox')).toBeVisible();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^http:\/\/localhost:\d+\/api\/media\//,
  );
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
    'content',
    'summary_large_image',
  );
  const image = page.getByRole('main').getByRole('img');
  expect(await image.evaluate((node: HTMLImageElement) => node.decode().then(() => true))).toBe(
    true,
  );
  expect(scripts.filter((url) => url.includes('clerk'))).toEqual([]);
  const unknown = await page.request.get('/community/00000000-0000-4000-8000-000000000000');
  expect(unknown.status()).toBe(404);
});
