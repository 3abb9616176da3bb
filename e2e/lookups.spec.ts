import type { Page } from '@playwright/test';
import { expect, openAsNew, test } from './fixtures';

const openHistory = async (page: Page, prompt: string) => {
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: prompt }).first().click();
};

test('a book is found by its title, another is chosen, and the history shows its card', async ({
  page,
}) => {
  await openAsNew(page, '/ai/get-book-information');
  await page.getByLabel('Book title').fill('Dune');
  await page.getByRole('button', { name: 'Get Book Info' }).click();
  await expect(page.getByRole('heading', { name: 'Dune', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A placeholder cover of Dune' })).toBeVisible();
  for (const [term, value] of [
    ['Authors', 'Frank Herbert'],
    ['Publisher', 'Chilton Books'],
    ['Published Date', '1965'],
    ['Page Count', '541'],
  ] as const) {
    const fact = page.locator('dl > div', { has: page.getByText(term, { exact: true }) });
    await expect(fact.locator('dd')).toHaveText(value);
  }
  await expect(page.getByText('A boy, a desert planet and the spice.')).toBeVisible();
  await expect(page.getByText('From Open Library')).toBeVisible();

  await page.getByRole('button', { name: 'Dune Messiah' }).click();
  await expect(page.getByRole('heading', { name: 'Dune Messiah' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Book information for "Dune"' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dune Messiah' })).toBeVisible();
  await expect(page.getByText('"title"')).toHaveCount(0);
});

test('an unknown book and services out of reach are told apart', async ({ page }) => {
  await openAsNew(page, '/ai/get-book-information');
  const title = page.getByLabel('Book title');
  await title.fill('Xqzzt');
  await page.getByRole('button', { name: 'Get Book Info' }).click();
  const panel = page.getByRole('region', { name: 'The book' });
  await expect(panel.getByText(/No book with that title was found/)).toBeVisible();
  await title.fill('Unreachable');
  await page.getByRole('button', { name: 'Get Book Info' }).click();
  await expect(panel.getByText(/can’t be reached/)).toBeVisible();
});

test('lyrics come cleaned, with their times, and stand in the history', async ({ page }) => {
  await openAsNew(page, '/ai/get-lyrics');
  await page.getByLabel('Song title').fill('Paper Boats');
  await page.getByLabel('Artist').fill('The Example Band');
  await page.getByRole('button', { name: 'Get Lyrics' }).click();
  await expect(page.getByText('Paper boats upon the rain')).toBeVisible();
  await expect(page.getByText('[Verse 1]')).toBeVisible();
  await expect(page.getByText('Contributors')).toHaveCount(0);
  await expect(page.getByText('From LRCLIB')).toBeVisible();
  await page.getByRole('radio', { name: 'With times' }).check({ force: true });
  await expect(page.getByText('0:09', { exact: true })).toBeVisible();
  await openHistory(page, 'Lyrics for "Paper Boats" by The Example Band');
  await expect(page.getByText('Fold me one and let it go')).toBeVisible();
  await page.getByRole('radio', { name: 'With times' }).check({ force: true });
  await expect(page.getByText('0:05', { exact: true })).toBeVisible();
});

test('lyrics say what is missing, what was not found and what failed', async ({ page }) => {
  await openAsNew(page, '/ai/get-lyrics');
  const toast = page.getByRole('status').or(page.getByRole('alert'));
  const find = page.getByRole('button', { name: 'Get Lyrics' });
  await page.getByLabel('Song title').fill('Paper Boats');
  await find.click();
  await expect(
    toast.filter({ hasText: 'Please enter both song title and artist' }).first(),
  ).toBeVisible();
  await page.getByLabel('Artist').fill('Somebody Else');
  await find.click();
  const panel = page.getByRole('region', { name: 'Lyrics' });
  await expect(panel.getByText('Lyrics not found')).toBeVisible();
  await panel.getByRole('button', { name: /The Example Band/ }).click();
  await expect(panel.getByText('Paper boats upon the rain')).toBeVisible();
  await page.getByLabel('Song title').fill('Broken song');
  await find.click();
  await expect(panel.getByText('Error fetching lyrics')).toBeVisible();
});

test('a word is explained, a synonym opens, and the history shows its entry', async ({ page }) => {
  await openAsNew(page, '/ai/get-word-info');
  await page.getByLabel('Word').fill('happiest');
  await page.getByRole('button', { name: 'Get Info' }).click();
  await expect(page.getByRole('heading', { name: 'happiest' })).toBeVisible();
  await expect(page.getByText('/ˈhæpiəst/').first()).toBeVisible();
  await expect(page.getByText('a form of happy')).toBeVisible();
  await expect(page.getByText(/^From WordNet/)).toBeVisible();
  await page.getByLabel('Word').fill('big');
  await page.getByRole('button', { name: 'Get Info' }).click();
  await page.getByRole('button', { name: 'large', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'large', exact: true })).toBeVisible();
  await openHistory(page, 'Meaning and pronunciation for "happiest"');
  await expect(page.getByText('a form of happy')).toBeVisible();
});

test('a misspelt word gets suggestions, and an online word its meaning', async ({ page }) => {
  await openAsNew(page, '/ai/get-word-info');
  await page.getByLabel('Word').fill('recieve');
  await page.getByRole('button', { name: 'Get Info' }).click();
  await expect(page.getByText(/Did you mean receive/).first()).toBeVisible();
  await page.getByRole('button', { name: 'receive', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'receive', exact: true })).toBeVisible();
  await page.getByLabel('Word').fill('yeet');
  await page.getByRole('button', { name: 'Get Info' }).click();
  await expect(page.getByText('To throw with force.')).toBeVisible();
  await expect(page.getByText('From Free Dictionary')).toBeVisible();
});

test.describe('a stored word', () => {
  test.use({ expectedErrors: [/A stored word could not be displayed/] });

  test('that is empty or broken says so', async ({ page }) => {
    await openAsNew(page, '/ai/get-word-info');
    await page.route('**/api/user/get-user-creations*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const row = (id: string, prompt: string, content: string) => ({
        id,
        prompt,
        content,
        type: 'word-info',
        title: null,
        created_at: '2025-01-02T03:04:05.000Z',
        likes: [],
      });
      const creations = [row('a', 'Broken word', '{'), row('b', 'Empty word', '[]')];
      await route.fulfill({ response, json: { ...body, creations, nextCursor: null } });
    });
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Broken word' }).first().click();
    await expect(page.getByText('Error displaying word information.')).toBeVisible();
    await page.getByRole('button', { name: 'Empty word' }).first().click();
    await expect(page.getByText('No information available.')).toBeVisible();
  });
});
