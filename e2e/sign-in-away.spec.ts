import { expect, openAsNew, test } from './fixtures';

const SCRIPT = /\/__clerk\/npm\/@clerk\/clerk-js@/;
const away = { status: 503, json: { errors: [{ code: 'away', message: 'away' }] } };

// Clerk's own loader logs what it could not load
test.use({ expectedErrors: [/Clerk|Failed to load resource/i] });

test('pages say that the sign-in service could not be loaded, and what to do', async ({
  page,
  browser,
}) => {
  await openAsNew(page, '/ai');
  const landing = await browser.newPage();
  for (const one of [page, landing]) await one.route(SCRIPT, (route) => route.abort());
  await Promise.all([page.reload(), landing.goto('/')]);
  await landing.getByRole('button', { name: 'Cook with AI' }).first().click();
  for (const said of [page.getByRole('status'), landing.getByRole('alert')]) {
    await expect(said.filter({ hasText: 'The sign-in service could not be loaded.' })).toBeVisible({
      timeout: 45_000,
    });
  }
  await landing.close();
});

test('a page says when the newest version of the sign-in service did not come', async ({
  page,
}) => {
  await openAsNew(page, '/ai');
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '/* cut off */' }),
  );
  await page.reload();
  await expect(
    page.getByRole('status').filter({ hasText: 'could not be downloaded. Wait a minute' }),
  ).toBeVisible({ timeout: 45_000 });
});

test('a page goes on while the sign-in service answers badly, and says so', async ({ page }) => {
  await openAsNew(page, '/ai');
  await page.route(/\/__clerk\/v1\/(client|environment)/, (route) => route.fulfill(away));
  await page.reload();
  await expect(
    page.getByRole('status').filter({ hasText: 'The sign-in service is slow to answer.' }),
  ).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
