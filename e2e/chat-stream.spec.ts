import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openAsNew, test } from './fixtures';

/** The sandbox writes some seventeen hundred words about this, for four seconds. */
const LONG = 'Which ideas do you know?';

const message = (page: Page) => page.getByLabel('Message', { exact: true });
const answer = (page: Page) => page.getByRole('article', { name: 'Answer' });

async function ask(page: Page, question: string) {
  await message(page).fill(question);
  await message(page).press('Enter');
}

/** How far the conversation is scrolled, how much of it lies below, and how long it is; in pixels. */
const place = (page: Page) =>
  page
    .getByRole('region', { name: 'Messages' })
    .evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
      top: scrollTop,
      below: scrollHeight - clientHeight - scrollTop,
      length: scrollHeight,
    }));

/** The place once the wheel has come to rest. */
async function settled(page: Page) {
  for (let last = await place(page); ;) {
    await page.waitForTimeout(100);
    const next = await place(page);
    if (next.top === last.top) return next;
    last = next;
  }
}

test('three grains breathe until the first text comes', async ({ page }) => {
  await openAsNew(page, '/chat');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/chat', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const thinking = page.getByRole('status', { name: 'The companion is thinking' });
  await expect(thinking).toBeHidden();
  await ask(page, LONG);
  await expect(thinking).toBeVisible();
  release();
  await expect(answer(page)).toContainText('Liquidity pool');
  await expect(thinking).toBeHidden();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
});

test('a chunk that cannot be parsed is skipped and logged, and the answer goes on', async ({
  page,
}) => {
  await openAsNew(page, '/chat');
  const chunk = (content: string) =>
    `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`;
  const lines = [chunk('Before '), 'data: {"choices":[{"del', chunk('and after.'), 'data: [DONE]'];
  await page.route('**/chat', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ contentType: 'text/event-stream', body: `${lines.join('\n\n')}\n\n` })
      : route.continue(),
  );
  const logged = page.waitForEvent('console', {
    predicate: (entry) => entry.text().includes('could not be parsed'),
  });
  await ask(page, 'What is gas?');
  await expect(answer(page)).toContainText('Before and after.');
  expect((await logged).type()).toBe('warning');
  await expect(page.getByText('Sorry, something went wrong.')).toHaveCount(0);
});

test('scrolling follows the answer at the end, and stays where somebody reads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await openAsNew(page, '/chat');
  await ask(page, LONG);
  const length = async () => (await place(page)).length;
  await expect.poll(length).toBeGreaterThan(1_000);
  expect((await place(page)).below).toBeLessThan(48);

  await page.mouse.move(450, 250);
  await page.mouse.wheel(0, -400);
  await expect(page.getByRole('button', { name: 'Jump to the latest' })).toBeVisible();
  const { top } = await settled(page);
  const before = await length();
  await expect.poll(length).toBeGreaterThan(before + 300);
  expect((await place(page)).top).toBe(top);

  await page.getByRole('button', { name: 'Jump to the latest' }).click();
  const jumped = await length();
  await expect.poll(length).toBeGreaterThan(jumped + 100);
  expect((await place(page)).below).toBeLessThan(48);
  await expect(page.getByRole('button', { name: 'Jump to the latest' })).toBeHidden();
});

test('an answer is drawn a few times a second, however often text comes', async ({ page }) => {
  await openAsNew(page, '/chat');
  await page.getByRole('region', { name: 'Messages' }).evaluate((region) => {
    const drawn: number[] = [];
    new MutationObserver(() => drawn.push(performance.now())).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { drawn });
  });
  const stop = page.getByRole('button', { name: 'Stop' });
  await ask(page, LONG);
  await expect(stop).toBeVisible();
  await expect(stop).toBeHidden({ timeout: 30_000 });
  const drawn = await page.evaluate(() => (window as never as { drawn: number[] }).drawn);
  const seconds = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1000;
  expect(drawn.length).toBeGreaterThan(10);
  // The question, the first text, coloured code and the end are drawn beside the growing
  expect(drawn.length).toBeLessThan(6 * seconds + 12);
});

test('leaving the chat ends the request, and the answer is kept as far as it got', async ({
  page,
}) => {
  await openAsNew(page, '/chat');
  await ask(page, LONG);
  await expect(answer(page)).toContainText('Liquidity pool');
  const address = page.url();
  const ended = page.waitForEvent('requestfailed', {
    predicate: (request) => request.method() === 'POST' && request.url().endsWith('/chat'),
  });
  await page.getByRole('link', { name: 'All tools' }).click();
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page).toHaveURL('/ai');
  await expect
    .poll(async () => {
      await page.goto(address);
      return answer(page).textContent();
    })
    .toMatch(/(?:Stopped|Interrupted) here/);
  await expect(answer(page)).not.toContainText('What to buy');
});

test('a wide table and long code scroll by themselves on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsNew(page, '/chat');
  const wide = 'a long heading for a column that nobody can shorten';
  const text = `A table:\n\n| ${wide} | ${wide} |\n| --- | --- |\n| 1 | 2 |\n\n\`\`\`ts\n${'const a = 1; '.repeat(20)}\n\`\`\`\n`;
  const event = JSON.stringify({ choices: [{ delta: { content: text } }] });
  await page.route('**/chat', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          contentType: 'text/event-stream',
          body: `data: ${event}\n\ndata: [DONE]\n\n`,
        })
      : route.continue(),
  );
  await ask(page, 'A table, please.');
  await expect(answer(page).getByRole('table')).toBeVisible();
  const area = page.getByRole('region', { name: 'Messages' });
  expect(await area.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test('every colour of the chat reads well in both themes', async ({ page }) => {
  test.setTimeout(120_000);
  await openAsNew(page, '/chat');
  await ask(page, 'What is impermanent loss if one token doubles?');
  await expect(answer(page)).toContainText('5.72%');
  await page.getByRole('button', { name: /Change inputs/ }).click();
  const found: string[] = [];
  for (const tint of ['Purple', 'Cyan', 'Orange']) {
    await page.getByRole('radio', { name: tint }).check({ force: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations, incomplete } = await new AxeBuilder({ page })
        .withRules(['color-contrast'])
        .analyze();
      for (const { nodes } of [...violations, ...incomplete]) {
        const where = nodes.map(({ target }) => target.join(' ')).join(', ');
        found.push(`${tint} ${colorScheme}: ${where}`);
      }
    }
  }
  expect(found).toEqual([]);
});
