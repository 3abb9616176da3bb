import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openAsNew, test } from './fixtures';

const message = (page: Page) => page.getByLabel('Message', { exact: true });
const answer = (page: Page) => page.getByRole('article', { name: 'Answer' });
const said = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true });

async function ask(page: Page, question: string, answered: string | RegExp) {
  await message(page).fill(question);
  await message(page).press('Enter');
  await expect(answer(page).last()).toContainText(answered);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
}

async function expectClean(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
}

for (const [name, width, height] of [
  ['on a desktop', 1440, 900],
  ['on a phone', 390, 844],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    const openList = async (page: Page) => {
      if (width < 1024)
        await page.getByRole('button', { name: 'Conversations', exact: true }).click();
      return page.getByRole('navigation', { name: 'Conversations' });
    };

    test('an edited question begins a branch, and arrows lead back to what it replaced', async ({
      page,
    }) => {
      await openAsNew(page, '/chat');
      await ask(page, 'What is an AMM?', 'Automated market maker');
      await ask(page, 'What is gas?', /gas/i);
      const first = said(page, 'What is an AMM?').locator('..');
      await first.hover();
      await first.getByRole('button', { name: 'Edit and resend' }).click();
      await page.getByLabel('Edit your message').fill('What is a stablecoin?');
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(answer(page)).toHaveCount(1);
      await expect(answer(page)).toContainText(/stablecoin/i);
      await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
      await expect(said(page, 'What is gas?')).toBeHidden();

      const versions = page.getByRole('group', { name: 'Versions of this message' });
      await expect(versions).toContainText('Version 2 of 2');
      await versions.getByRole('button', { name: 'Previous version' }).focus();
      await page.keyboard.press('Enter');
      await expect(said(page, 'What is an AMM?')).toBeVisible();
      await expect(said(page, 'What is gas?')).toBeVisible();
      await expect(answer(page)).toHaveCount(2);
      await expect(versions).toContainText('Version 1 of 2');
      await expect(versions.getByRole('button', { name: 'Previous version' })).toBeFocused();
      await expectClean(page);

      await page.reload();
      await expect(answer(page)).toHaveCount(2);
      await versions.getByRole('button', { name: 'Next version' }).click();
      await expect(said(page, 'What is a stablecoin?')).toBeVisible();

      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(answer(page).getByRole('group')).toContainText('Version 2 of 2');
      await page.reload();
      await expect(answer(page).getByRole('group')).toContainText('Version 2 of 2');
    });

    test('a question that was stopped before its first word stays, and can be answered', async ({
      page,
    }) => {
      await openAsNew(page, '/chat');
      const isPost = (url: URL) => url.pathname === '/chat';
      await page.route(isPost, (route) =>
        route.request().method() === 'POST' ? new Promise(() => undefined) : route.continue(),
      );
      await message(page).fill('What is an AMM?');
      await message(page).press('Enter');
      await message(page).fill('and then');
      await page.getByRole('button', { name: 'Stop' }).click();
      await expect(said(page, 'What is an AMM?')).toBeVisible();
      await expect(page.getByText('Not answered.')).toBeVisible();
      await expect(message(page)).toHaveValue('and then');
      await expectClean(page);
      await page.unroute(isPost);
      await page.getByRole('button', { name: 'Answer it' }).click();
      await expect(answer(page)).toContainText('Automated market maker');
      await expect(page.getByText('Not answered.')).toBeHidden();
      await expect(message(page)).toHaveValue('and then');
      await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
      await page.reload();
      await expect(said(page, 'What is an AMM?')).toHaveCount(1);
      await expect(answer(page)).toHaveCount(1);
      await expect(message(page)).toHaveValue('and then');
    });

    test('a search finds what was said, shows where and opens it there', async ({ page }) => {
      await openAsNew(page, '/chat');
      await ask(page, 'What is an AMM?', 'Automated market maker');
      await page.goto('/chat');
      await ask(page, 'What is gas?', /gas/i);
      const list = await openList(page);
      await list.getByRole('searchbox').fill('automated');
      const row = list.getByRole('button', { name: 'What is an AMM', exact: true });
      await expect(list.locator('mark').first()).toHaveText(/automated/i);
      await expect(list.getByRole('button', { name: 'What is gas', exact: true })).toBeHidden();
      await expectClean(page);
      await row.click();
      await expect(answer(page)).toContainText('Automated market maker');
      await expect(answer(page)).toBeInViewport();
    });

    test('notes, tasks, code and formulas of an answer are there to be used', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openAsNew(page, '/chat');
      const text = [
        'The loss of a pool[^1] is a function of the price, see [the paper][paper].',
        '$$\\text{loss} = \\frac{2\\sqrt{r}}{1 + r} - 1$$',
        'where $r$ is the ratio. It costs $5 and not $6.',
        '- [x] read the pool\n- [ ] do the sum',
        '| Pool | Fee |\n| --- | ---: |\n| ETH | 0.3 % |',
        '```ts\nconst loss = 2 * Math.sqrt(r) / (1 + r) - 1;\n```',
        'More words.\n\n'.repeat(20),
        '[^1]: A pool of two coins.\n\n[paper]: https://example.com/paper',
      ].join('\n\n');
      const line = JSON.stringify({ choices: [{ delta: { content: text } }] });
      await page.route('**/chat', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              contentType: 'text/event-stream',
              body: `data: ${line}\n\ndata: [DONE]\n\n`,
            })
          : route.continue(),
      );
      await ask(page, 'What is lost?', 'More words.');
      await expect(answer(page).locator('math')).toHaveCount(2);
      await expect(answer(page).locator('math mfrac')).toBeVisible();
      await expect(answer(page)).toContainText('It costs $5 and not $6.');
      await expect(answer(page).getByRole('link', { name: 'the paper' })).toHaveAttribute(
        'href',
        'https://example.com/paper',
      );
      await expect(answer(page).getByRole('img', { name: 'Done' })).toBeVisible();
      await expect(answer(page).getByRole('img', { name: 'To do' })).toBeVisible();

      await answer(page).getByRole('button', { name: 'Copy code' }).click();
      await expect(answer(page).getByRole('button', { name: 'Copied' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim()).toBe('const loss = 2 * Math.sqrt(r) / (1 + r) - 1;');

      await answer(page).getByRole('link', { name: '1', exact: true }).click();
      const note = answer(page).getByRole('listitem').filter({ hasText: 'A pool of two coins.' });
      await expect(note).toBeFocused();
      await expect(note).toBeInViewport();
      await note.getByRole('link', { name: 'Back to reference 1' }).click();
      await expect(answer(page).getByRole('link', { name: '1', exact: true })).toBeFocused();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectClean(page);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}
