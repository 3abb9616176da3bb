import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import mammoth from 'mammoth';
import { PDFParse } from 'pdf-parse';
import twitter from 'twitter-text';
import { expect, openAsNew, test } from './fixtures';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.setTimeout(120_000);

test('a finished article is measured, copied, saved and printed, and its thread is there again after a reload', async ({
  page,
}) => {
  await openAsNew(page, '/ai/write-article');
  await page.getByLabel('Topic').fill('Harbour towns');
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await expect(page.getByText(/^\d+ words \(target 800\)/)).toBeVisible({ timeout: 30_000 });
  const heading = await page.getByRole('main').locator('.reading h1').innerText();

  const about = page.getByRole('region', { name: 'About this article' });
  await expect(about.getByText(/^\d+ of 800$/)).toBeVisible();
  await expect(about.getByText(/^\d min$/)).toBeVisible();
  await expect(about.getByText(/^-?\d+, [a-z ]+$/)).toBeVisible();

  await test.step('it is copied with its headings, and as Markdown', async () => {
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item!.getType(type)).text();
      return { html: await read('text/html'), plain: await read('text/plain') };
    });
    expect(copied.html).toContain(`<h1>${heading}</h1>`);
    expect(copied.html).toMatch(/<h2>[^<]+<\/h2>/);
    expect(copied.html).not.toMatch(/<(?:button|script)|class=/);
    expect(copied.plain).toContain(heading);
    expect(copied.plain).not.toContain('#');
    await page.getByRole('button', { name: 'Copy Markdown' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`# ${heading}`);
  });

  await test.step('the Word document opens elsewhere', async () => {
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Word (.docx)' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('harbour-towns.docx');
    const { value } = await mammoth.convertToHtml({ buffer: await readFile(await file.path()) });
    expect(value).toMatch(/<h1>/);
    expect(value.replace(/<[^>]+>/g, '')).toContain(heading);
  });

  await test.step('it is alone on paper', async () => {
    const paper = new PDFParse({ data: await page.pdf() });
    const { text } = await paper.getText();
    await paper.destroy();
    expect(text.replace(/\s+/g, ' ')).toContain(heading);
    expect(text).not.toContain('Turn this article into');
    expect(text).not.toContain('Generate Article');
    await expect(page.locator('.printed')).toHaveCount(0);
  });

  const made = page.getByRole('region', { name: 'Turn this article into' });
  const posts = made.getByRole('listitem');
  await test.step('a thread is made of it, every post short enough', async () => {
    await made.getByRole('button', { name: 'Thread for X' }).click();
    await expect(posts.first()).toBeVisible({ timeout: 30_000 });
    for (const post of await posts.all()) {
      const text = await post.locator('p').innerText();
      const { weightedLength } = twitter.parseTweet(text);
      expect(weightedLength).toBeLessThanOrEqual(280);
      await expect(post).toContainText(`${weightedLength} of 280 characters`);
    }
  });
  const written = await posts.locator('p').allInnerTexts();

  await made.getByRole('button', { name: 'Search pack' }).click();
  await expect(made.getByText('How a search engine shows it')).toBeVisible({ timeout: 30_000 });

  await test.step('both are there again, and a post is copied', async () => {
    await page.reload();
    await made.locator('summary', { hasText: 'Thread for X' }).click();
    await expect(posts.first()).toBeVisible();
    expect(await posts.locator('p').allInnerTexts()).toEqual(written);
    await expect(made.getByText('How a search engine shows it')).toBeVisible();
    await made.getByRole('button', { name: 'Copy post 2' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(written[1]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const menu = (await page.getByRole('menu').boundingBox())!;
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.x + menu.width).toBeLessThanOrEqual(390);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('what is being made can be stopped, and a failure is one sentence that can be tried again', async ({
  page,
}) => {
  await openAsNew(page, '/ai/write-article');
  await page.getByLabel('Topic').fill('Slow trains');
  await page.getByRole('button', { name: 'Generate Article' }).click();
  const made = page.getByRole('region', { name: 'Turn this article into' });
  const summary = made.getByRole('button', { name: 'Summary' });
  await expect(summary).toBeVisible({ timeout: 30_000 });

  const keys: (string | undefined)[] = [];
  await page.route('**/api/ai/repurpose-article', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The first is never answered, the second fails, the third reaches the server
    if (keys.length === 2) {
      return route.fulfill({ status: 502, json: { success: false, message: 'It was a bad day.' } });
    }
    return keys.length > 2 ? route.continue() : undefined;
  });
  await summary.click();
  await made.getByRole('button', { name: 'Stop' }).click();
  await expect(summary).toBeEnabled();
  await summary.click();
  await expect(made.getByRole('alert')).toContainText('It was a bad day.');
  await made.getByRole('button', { name: 'Try again' }).click();
  await expect(made.getByRole('button', { name: 'Copy all' })).toBeVisible({ timeout: 30_000 });
  await expect(made.getByRole('alert')).toHaveCount(0);
  expect(new Set(keys).size).toBe(2);
  expect(keys[2]).toBe(keys[1]);
});
