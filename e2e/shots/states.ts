import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What a page looks like after something was done on it. */
export interface State {
  name: string;
  path: string;
  reach(page: Page): Promise<void>;
}

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ask = async (page: Page, question: string) => {
  await page.getByLabel('Message', { exact: true }).fill(question);
  await page.getByLabel('Message', { exact: true }).press('Enter');
};

/** Sends a sample off, once it is there to be sent. */
async function cutSample(page: Page) {
  await button(page, 'A cat on a hill').click();
  await page.getByText('A cat on a hill.webp').waitFor();
  await button(page, 'Remove background').click();
}

export const results: State[] = [
  {
    name: 'write-article',
    path: '/ai/write-article',
    async reach(page) {
      await page.getByLabel('Topic').fill('How to start a vegetable garden on a balcony');
      await button(page, 'Generate Article').click();
      await page.getByText(/^\d+ words \(target 800\)/).waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'generate-images',
    path: '/ai/generate-images',
    async reach(page) {
      await page.getByLabel('Description').fill('A lighthouse above a calm sea at dusk');
      await page.getByRole('switch', { name: /Make this image Public/ }).check({ force: true });
      await button(page, 'Generate Image').click();
      await page.getByText('public', { exact: true }).waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'remove-background',
    path: '/ai/remove-background',
    async reach(page) {
      await cutSample(page);
      await page.getByRole('slider').waitFor({ timeout: 40_000 });
    },
  },
  {
    name: 'remove-background-box',
    path: '/ai/remove-background',
    async reach(page) {
      await cutSample(page);
      await page.getByRole('slider').waitFor({ timeout: 40_000 });
      await button(page, 'Not quite right').click();
      await page.getByRole('radio', { name: 'A colour' }).check({ force: true });
    },
  },
  {
    name: 'review-resume',
    path: '/ai/review-resume',
    async reach(page) {
      await page.getByLabel('Your resume').setInputFiles(fixture('resumes/hidden-text.pdf'));
      await page.getByLabel('Job description').fill('Requirements: K8s and Rust in production.');
      await button(page, 'Review Resume').click();
      await page.getByRole('img', { name: /^Score: / }).waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'get-book-information',
    path: '/ai/get-book-information',
    async reach(page) {
      await page.getByLabel('Book title').fill('Dune');
      await button(page, 'Get Book Info').click();
      await page.getByRole('heading', { name: 'Dune', exact: true }).waitFor();
    },
  },
  {
    name: 'get-lyrics',
    path: '/ai/get-lyrics',
    async reach(page) {
      await page.getByLabel('Song title').fill('Paper Boats');
      await page.getByLabel('Artist').fill('The Example Band');
      await button(page, 'Get Lyrics').click();
      await page.getByText('Paper boats upon the rain').waitFor();
    },
  },
  {
    name: 'get-word-info',
    path: '/ai/get-word-info',
    async reach(page) {
      await page.getByLabel('Word').first().fill('serendipity');
      await button(page, 'Get Info').click();
      await page.getByText('noun').first().waitFor();
    },
  },
  {
    name: 'generate-workout-quote',
    path: '/ai/generate-workout-quote',
    async reach(page) {
      await button(page, 'Generate Quote').click();
      await page.locator('blockquote').waitFor();
    },
  },
  {
    name: 'bhagavad-gita',
    path: '/ai/bhagavad-gita',
    async reach(page) {
      await button(page, 'Generate New Quote').click();
      await page.getByRole('heading', { name: 'Your verse' }).waitFor();
    },
  },
  {
    name: 'chat',
    path: '/chat',
    async reach(page) {
      await ask(page, 'What is impermanent loss if one token doubles?');
      await page.getByRole('region', { name: 'Impermanent loss' }).waitFor({ timeout: 30_000 });
      await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
    },
  },
  {
    name: 'dashboard',
    path: '/ai',
    reach: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'dashboard-open',
    path: '/ai',
    async reach(page) {
      await page.getByRole('article').getByRole('button').first().click();
      await page
        .getByRole('button', { name: /^Actions for/ })
        .nth(1)
        .click();
    },
  },
  {
    name: 'community',
    path: '/ai/community',
    async reach(page) {
      const first = page.getByRole('list', { name: 'Published pictures' }).getByRole('listitem');
      await first.first().getByRole('button', { name: /^Like/ }).click();
      await first.first().getByRole('link').focus();
    },
  },
  {
    name: 'command-menu',
    path: '/ai',
    async reach(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Go to' }).waitFor();
    },
  },
];

export const working: State[] = [
  {
    name: 'write-article',
    path: '/ai/write-article',
    async reach(page) {
      await page.route('**/api/ai/generate-article', () => undefined);
      await page.getByLabel('Topic').fill('How to start a vegetable garden on a balcony');
      await button(page, 'Generate Article').click();
    },
  },
  {
    name: 'generate-images',
    path: '/ai/generate-images',
    async reach(page) {
      await page.route('**/api/ai/generate-image', () => undefined);
      await page.getByLabel('Description').fill('A lighthouse above a calm sea at dusk');
      await button(page, 'Generate Image').click();
    },
  },
  {
    name: 'remove-background',
    path: '/ai/remove-background',
    async reach(page) {
      await page.route('**/api/ai/remove-image-background', () => undefined);
      await cutSample(page);
    },
  },
  {
    name: 'dashboard',
    path: '/ai/write-article',
    async reach(page) {
      await page.route('**/api/user/get-user-creations*', () => undefined);
      await page.getByRole('link', { name: 'Community' }).first().click();
      await page.goto('/ai?loading');
    },
  },
  {
    name: 'chat',
    path: '/chat',
    async reach(page) {
      await page.route('**/chat', (route) =>
        route.request().method() === 'POST' ? undefined : route.continue(),
      );
      await ask(page, 'What is impermanent loss?');
    },
  },
];

const refuse = (page: Page, endpoint: string, status: number, message: string) =>
  page.route(endpoint, (route) =>
    route.request().method() === 'GET' && endpoint.endsWith('/chat')
      ? route.continue()
      : route.fulfill({ status, json: { success: false, message } }),
  );

export const failures: State[] = [
  {
    name: 'generate-workout-quote',
    path: '/ai/generate-workout-quote',
    async reach(page) {
      const message = 'The writing service is busy. Nothing was charged; try again soon.';
      await refuse(page, '**/api/ai/generate-workout-quote', 503, message);
      await button(page, 'Generate Quote').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'generate-images',
    path: '/ai/generate-images',
    async reach(page) {
      const message = 'You have used your 50 runs for today. They come back at midnight UTC.';
      await refuse(page, '**/api/ai/generate-image', 429, message);
      await page.getByLabel('Description').fill('A lighthouse above a calm sea at dusk');
      await button(page, 'Generate Image').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'chat',
    path: '/chat',
    async reach(page) {
      await refuse(page, '**/chat', 503, 'The model is away. Try again in a minute.');
      await ask(page, 'What is impermanent loss?');
      await page.getByText('Sorry, something went wrong.').first().waitFor();
    },
  },
  {
    name: 'community',
    path: '/ai/write-article',
    async reach(page) {
      const message = 'The database cannot be reached right now.';
      await refuse(page, '**/api/user/get-published-creations*', 503, message);
      await page.getByRole('link', { name: 'Community' }).first().click();
      await page.getByRole('main').getByRole('alert').first().waitFor();
    },
  },
];
