import type { Browser, Page } from '@playwright/test';
import { expect, openAsNew, test } from './fixtures';

const SCRIPT = /\/__clerk\/npm\/@clerk\/clerk-js@/;
const away = { status: 503, json: { errors: [{ code: 'away', message: 'away' }] } };

/** A page of another person's, signed in before anything fails. */
async function signedIn(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await openAsNew(page, '/ai');
  return page;
}

const said = (page: Page, sentence: string) =>
  expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: sentence }),
  ).toBeVisible({ timeout: 60_000 });

// All at once: Clerk's own loader tries for half a minute before it gives up
test('pages say how the sign-in service fails, and what to do', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const [missing, cut, slow] = await Promise.all([1, 2, 3].map(() => signedIn(browser, baseURL)));
  if (!missing || !cut || !slow) throw new Error('A page is missing.');
  const landing = await browser.newPage(baseURL ? { baseURL } : {});
  await missing.route(SCRIPT, (route) => route.abort());
  await landing.route(SCRIPT, (route) => route.abort());
  await cut.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '/* cut off */' }),
  );
  await slow.route(/\/__clerk\/v1\/(client|environment)/, (route) => route.fulfill(away));

  await Promise.all([missing.reload(), cut.reload(), slow.reload(), landing.goto('/')]);
  await landing.getByRole('button', { name: 'Cook with AI' }).first().click();
  await Promise.all([
    said(missing, 'The sign-in service could not be loaded.'),
    said(landing, 'The sign-in service could not be loaded.'),
    said(cut, 'could not be downloaded. Wait a minute'),
    said(slow, 'The sign-in service is slow to answer.'),
  ]);
  // The person goes on meanwhile
  await expect(slow.getByRole('heading', { level: 1 })).toBeVisible();
  await Promise.all([missing, cut, slow, landing].map((page) => page.context().close()));
});
