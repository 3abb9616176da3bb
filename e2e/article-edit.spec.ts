import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, openAsNew, test } from './fixtures';

const FIRST = '# Tea gardens\n\nA first sentence about tea. It costs $5, or $6.50.\n\n* One\n* Two';

/** A new person with a text of their own open in the article tool. */
async function openText(page: Page, content = FIRST): Promise<string> {
  await openAsNew(page, '/ai/write-article');
  await page.waitForFunction(() =>
    Boolean((window as unknown as { Clerk?: Clerk }).Clerk?.session),
  );
  const answer = await callAs(page, '/api/user/creations', 'POST', {
    type: 'article',
    prompt: 'Tea gardens',
    content,
    model: 'none',
    source: 'device',
  });
  const { id } = answer.creation as { id: string };
  await page.goto(`/ai/write-article?creation=${id}`);
  return id;
}

interface Clerk {
  session: { getToken: () => Promise<string> };
}

/** Calls the API as the person whose page it is, as their other device would. */
const callAs = (page: Page, path: string, method: string, body?: object) =>
  page.evaluate(
    async ([address, verb, json]) => {
      const { Clerk } = window as unknown as { Clerk?: Clerk };
      const token = await Clerk!.session.getToken();
      const answer = await fetch(address, {
        method: verb,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(json ? { body: json } : {}),
      });
      return answer.json() as Promise<Record<string, unknown>>;
    },
    [path, method, body ? JSON.stringify(body) : ''] as const,
  );

const storedText = async (page: Page, id: string) =>
  (await callAs(page, `/api/user/creations/${id}`, 'GET'))['creation'] as {
    content: string;
    version: number;
  };

async function edit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Article' });
  await expect(text).toBeFocused();
  return text;
}

async function typeAtEnd(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 600 });

    test('a text is edited in place, saved as it is typed, and there again in a new tab', async ({
      page,
      context,
    }) => {
      const editors: Promise<boolean>[] = [];
      page.on('response', (response) => {
        if (response.ok() && response.request().resourceType() === 'script')
          editors.push(response.text().then((code) => code.includes('ProseMirror')));
      });
      const id = await openText(page);
      await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await Promise.all(editors), 'not a byte of it unasked').not.toContain(true);
      await edit(page);
      expect(await Promise.all(editors)).toContain(true);
      await page.getByRole('button', { name: 'Done' }).click();
      expect((await storedText(page, id)).version, 'opening changes nothing').toBe(1);

      await edit(page);
      await typeAtEnd(page, ' and three');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.type('## Later');
      await saved(page);
      const other = await context.newPage();
      await page.close();
      await other.goto(`/ai/write-article?creation=${id}`);
      await expect(other.getByRole('heading', { name: 'Later' })).toBeVisible();
      await expect(other.getByText('Two and three')).toBeVisible();
      expect((await storedText(other, id)).content).toBe(
        '# Tea gardens\n\nA first sentence about tea. It costs $5, or $6.50.\n\n- One\n- Two and three\n\n## Later',
      );
    });

    test('what is typed offline stays on the device and arrives later', async ({
      page,
      context,
    }) => {
      const id = await openText(page);
      await edit(page);
      await context.setOffline(true);
      await typeAtEnd(page, ' typed on a train');
      await expect(page.getByText('Saved on this device, waiting for a connection')).toBeVisible();
      await context.setOffline(false);
      await saved(page);
      expect((await storedText(page, id)).content).toContain('Two typed on a train');
    });

    test('a tab that closes offline has its text again, and saves it', async ({
      page,
      context,
    }) => {
      const id = await openText(page);
      await edit(page);
      await context.setOffline(true);
      await typeAtEnd(page, ' typed on a train');
      await expect(page.getByText('Saved on this device, waiting for a connection')).toBeVisible();
      const other = await context.newPage();
      await page.close();
      await context.setOffline(false);
      await other.goto(`/ai/write-article?creation=${id}`);
      await expect(other.getByText('Two typed on a train')).toBeVisible();
      // The new tab saves it, or the closed one did with its last request
      await expect
        .poll(async () => (await storedText(other, id)).content)
        .toContain('Two typed on a train');
    });

    test('another device’s text is shown beside one’s own, and an old version comes back', async ({
      page,
    }) => {
      const id = await openText(page);
      await edit(page);
      const change = { content: 'Written elsewhere.', version: 1 };
      await callAs(page, `/api/user/creations/${id}`, 'PATCH', change);
      await typeAtEnd(page, ' typed here');
      const choice = page.getByRole('alert', { name: 'Changed on another device' });
      await expect(choice).toContainText('Written elsewhere.');
      await expect(choice).toContainText('Two typed here');
      await expectAccessible(page);
      await choice.getByRole('button', { name: 'Keep this device’s text' }).click();
      await saved(page);
      await page.getByRole('button', { name: 'Done' }).click();

      await page.getByRole('button', { name: 'Versions' }).click();
      const versions = page.getByRole('dialog', { name: 'Versions' });
      await expect(versions.getByRole('listitem')).toHaveCount(3);
      await versions.getByRole('button', { name: /Generated/ }).click();
      await expect(versions.locator('ins')).toContainText(['typed here']);
      await expectAccessible(page);
      await versions.getByRole('button', { name: 'Restore this version' }).click();
      await expect(versions).toBeHidden();
      expect((await storedText(page, id)).content).toBe(FIRST);
      await expect(page.getByText('Two typed here')).toBeHidden();
    });
  });
}
