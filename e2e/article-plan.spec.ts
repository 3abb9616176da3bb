import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openAsNew, test } from './fixtures';

const windows = [
  { name: 'a wide window', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true },
];

/** What axe finds against WCAG 2.2 AA, by the theme it finds it in. */
async function axe(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`));
  }
  return found;
}

const headings = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Heading \d/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

async function openOptions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More options' }).click();
}

async function planFirst(page: Page, topic: string): Promise<void> {
  await openAsNew(page, '/ai/write-article');
  await page.getByLabel('Topic').fill(topic);
  await openOptions(page);
  await page.getByRole('switch', { name: 'Plan it first' }).check();
  await page.getByRole('button', { name: 'Plan the article' }).click();
  await expect(page.getByRole('textbox', { name: 'Heading 3' })).toBeVisible();
}

const written = (page: Page) =>
  expect(page.getByText(/^\d+ words \(target 800\)/)).toBeVisible({ timeout: 30_000 });

for (const { name, viewport, hasTouch } of windows) {
  test.describe(`in ${name}`, () => {
    test.use({ viewport, hasTouch });

    test('an outline is renamed, reordered by keyboard and cut, and the article follows it', async ({
      page,
    }) => {
      await planFirst(page, 'Night markets');
      const planned = await headings(page);
      const first = page.getByRole('textbox', { name: 'Heading 1' });
      await first.fill('Lanterns before midnight');
      await page
        .getByRole('button', { name: 'Move 1, Lanterns before midnight' })
        .press('ArrowDown');
      await expect(page.getByText('Lanterns before midnight is now 2 of 3.')).toBeAttached();
      await expect(
        page.getByRole('button', { name: 'Move 2, Lanterns before midnight' }),
      ).toBeFocused();
      await page.getByRole('button', { name: `Actions for ${planned[2]}` }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(await headings(page)).toEqual([planned[1], 'Lanterns before midnight', planned[2]]);
      await page.getByRole('button', { name: `Actions for ${planned[2]}` }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await page.getByRole('textbox', { name: 'Heading 2' }).press('Enter');
      await page.keyboard.type('Who sweeps the square');
      const wanted = [planned[1], 'Lanterns before midnight', 'Who sweeps the square'];
      expect(await headings(page)).toEqual(wanted);
      expect(await axe(page)).toEqual([]);

      await page.keyboard.press('Control+Enter');
      await written(page);
      const article = page.getByRole('region', { name: 'Generated article' });
      await expect(
        article.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Generated article' }),
      ).toHaveText(wanted as string[]);
    });

    test('a voice is taught, corrected and used, and a source is cited and listed', async ({
      page,
    }) => {
      await openAsNew(page, '/ai/write-article');
      await page.getByLabel('Topic').fill('Ferry timetables');
      await openOptions(page);
      await page.getByRole('button', { name: 'Add a voice' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Newsletter');
      await dialog.getByLabel('Sample 1').fill('Too short.');
      await dialog.getByRole('button', { name: 'Learn this voice' }).click();
      await expect(dialog.getByText('Use 200 to 8,000 characters.')).toBeVisible();
      await dialog.getByLabel('Sample 1').fill('I write the way I talk. '.repeat(12));
      await expect(dialog.getByText('287 characters')).toBeVisible();
      await dialog.getByRole('button', { name: 'Learn this voice' }).click();
      await dialog
        .getByRole('textbox', { name: /^Traits of/ })
        .fill('Short sentences.\n\nDry wit.');
      expect(await axe(page)).toEqual([]);
      const saved = page.waitForResponse('**/api/user/voices/*');
      await dialog.getByRole('button', { name: 'Save' }).click();
      expect((await (await saved).json()).voice.traits).toEqual(['Short sentences.', 'Dry wit.']);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox', { name: 'Voice' })).toContainText('Newsletter');

      await page.getByRole('button', { name: 'Paste notes' }).click();
      await page.getByLabel('Title', { exact: true }).fill('Port report');
      await page.getByLabel('Notes').fill('In 1998 the port had 317 people.');
      await page.getByRole('button', { name: 'Add notes' }).click();
      await page.getByLabel('Text or Markdown files').setInputFiles([
        { name: 'Town.md', mimeType: 'text/markdown', buffer: Buffer.from('# The town') },
        { name: 'Scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      ]);
      await expect(page.getByText('Scan.pdf is not a text or Markdown file.')).toBeVisible();
      await expect(page.getByText('42 of 60,000 characters used.')).toBeVisible();
      expect(await axe(page)).toEqual([]);

      const asked = page.waitForRequest('**/api/ai/generate-article**');
      await page.getByRole('button', { name: 'Generate Article' }).click();
      const { voiceId, sources } = (await asked).postDataJSON();
      expect(voiceId).toMatch(/^[\w-]{36}$/);
      expect(sources).toHaveLength(2);
      await written(page);
      const article = page.getByRole('region', { name: 'Generated article' });
      await expect(article.getByText('This is practice text. [1]')).toBeVisible();
      await expect(article.getByText('[1] Port report')).toBeVisible();

      await page.getByRole('button', { name: 'Remove Port report' }).click();
      await expect(page.getByText('10 of 60,000 characters used.')).toBeVisible();
      await page.getByRole('button', { name: 'Edit voices' }).click();
      await dialog.getByRole('button', { name: 'Delete Newsletter' }).click();
      await expect(dialog.getByText('Newsletter')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox', { name: 'Voice' })).toHaveValue('');
    });

    test('a heading is dragged to another place', async ({ page }) => {
      await planFirst(page, 'Slow rivers');
      const [one, two, three] = await headings(page);
      const grip = (await page.getByRole('button', { name: /^Move 1,/ }).boundingBox())!;
      const last = (await page.getByRole('textbox', { name: 'Heading 3' }).boundingBox())!;
      await page.mouse.move(grip.x + 10, grip.y + 10);
      await page.mouse.down();
      await page.mouse.move(grip.x + 10, last.y + last.height, { steps: 5 });
      await page.mouse.up();
      expect(await headings(page)).toEqual([two, three, one]);
    });
  });
}

test('what was chosen is remembered for the person, folded away, and sent', async ({ page }) => {
  await openAsNew(page, '/ai/write-article');
  await expect(page.getByLabel('Audience')).toBeHidden();
  await openOptions(page);
  await page.getByLabel('Tone').selectOption('friendly');
  await page.getByLabel('Audience').fill('people on boats');
  await page.getByRole('textbox', { name: 'Keywords' }).fill('tide, harbour');
  await page.getByRole('textbox', { name: 'Keywords' }).press('Enter');
  await page.getByRole('button', { name: 'Remove tide' }).click();
  await page.reload();
  const folded = page.getByRole('button', { name: 'More options' });
  await expect(folded).toContainText('friendly · for people on boats · 1 keyword');
  await page.getByLabel('Topic').fill('Knots');
  const asked = page.waitForRequest('**/api/ai/generate-article**');
  await openOptions(page);
  await page.getByRole('textbox', { name: 'Keywords' }).fill('silt');
  await page.getByRole('textbox', { name: 'Keywords' }).press('Control+Enter');
  expect((await asked).postDataJSON()).toMatchObject({
    tone: 'friendly',
    audience: 'people on boats',
    keywords: ['harbour', 'silt'],
  });
  await page.context().clearCookies();
  await openAsNew(page, '/ai/write-article');
  await expect(folded).toHaveText('More options');
});

test('a plan that fails leaves the outline, and a heading is done again where there is a new one', async ({
  page,
}) => {
  await planFirst(page, 'Stone bridges');
  const planned = await headings(page);
  const again = async () => {
    await page.getByRole('button', { name: `Actions for ${planned[1]}` }).click();
    await page.getByRole('menuitem', { name: 'Suggest another' }).click();
  };
  await page.route('**/api/ai/article-outline', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Plan again' }).click();
  await expect(page.getByRole('region', { name: 'Outline' }).getByRole('alert')).toContainText(
    'We can’t connect right now.',
  );
  expect(await headings(page)).toEqual(planned);
  await again();
  await expect(page.getByText('No new heading came back.')).toBeVisible();
  const outline = [planned[1]!, 'Arches'].map((heading) => ({ heading, points: [] }));
  await page.route('**/api/ai/article-outline', (route) =>
    route.fulfill({ json: { success: true, outline } }),
  );
  await again();
  await expect(page.getByRole('textbox', { name: 'Heading 2' })).toHaveValue('Arches');
  await page.getByLabel('Topic').fill('Wooden bridges');
  await expect(page.getByText('This outline is for “Stone bridges”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Plan the article' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep this outline' }).click();
  await expect(page.getByRole('button', { name: 'Write the article' })).toBeVisible();
});
