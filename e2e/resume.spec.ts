import { fileURLToPath } from 'node:url';
import { expect, openAsNew, test } from './fixtures';

const resume = (name: string) =>
  fileURLToPath(new URL(`./fixtures/resumes/${name}.pdf`, import.meta.url));

test('a resume is scored with evidence, compared with a job and shown as a parser sees it', async ({
  page,
}) => {
  await openAsNew(page, '/ai/review-resume');
  await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible();
  await page.getByLabel('Your resume').setInputFiles(resume('hidden-text'));
  await page.getByLabel('Job description').fill('Requirements: K8s and Rust in production.');
  await page.getByRole('button', { name: 'Review Resume' }).click();
  const results = page.getByRole('region', { name: 'Analysis Results' });
  await expect(results.getByRole('img', { name: 'Score: 50 of 100' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(results.getByText(/words here that a person cannot see/).first()).toBeVisible();
  // No better than its fit to the job, though the page alone is worth more
  await expect(results.getByText(/^For this job it is not there yet/).last()).toBeVisible();
  await expect(
    results.getByText('Your resume has 1 of the 2 things it asks for.', { exact: true }),
  ).toBeVisible();
  const parser = page.getByRole('region', { name: 'Text as an ATS reads it' });
  await expect(parser.getByText('Read by a parser, seen by nobody')).toBeVisible();
  await expect(parser.getByText('Reduced cloud spending')).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: /^Review the uploaded resume/ }).click();
  await expect(page.getByRole('img', { name: 'Score: 50 of 100' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for this creation' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('img', { name: 'Score: 50 of 100' })).toBeHidden();
  await page.reload();
  await expect(page.getByText('Total Creations')).toBeVisible();
  await expect(page.getByText('Review the uploaded resume')).toHaveCount(0);
});

test('the button stays usable: a second click repeats the run and starts no other', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ai/resume-review'))
      keys.push(request.headers()['idempotency-key']);
  });
  // The first run is still on its way when the second click asks for it again
  const { promise: areBothAsked, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/ai/resume-review', async (route) => {
    if (keys.length === 2) resolve();
    await areBothAsked;
    await route.continue();
  });
  await openAsNew(page, '/ai/review-resume');
  await page.getByLabel('Your resume').setInputFiles(resume('ten-pages'));
  const button = page.locator('form button[type=submit]');
  await button.click();
  await expect(button).toBeEnabled();
  await expect(button.getByRole('img', { name: 'Reviewing' })).toBeVisible();
  await button.click();
  await expect(page.getByRole('img', { name: /^Score: / })).toBeVisible({ timeout: 30_000 });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('button', { name: /^Review the uploaded resume/ })).toHaveCount(1);
});

for (const [name, sentence] of [
  ['locked', /locked with a password/],
  ['scanned', /is a scan/],
  ['truncated', /damaged/],
  ['bomb-flate', /far more memory|took longer/],
  ['bomb-pages', /at most 20/],
] as const) {
  test(`a ${name} file gets a sentence of its own`, async ({ page, request }) => {
    await openAsNew(page, '/ai/review-resume');
    await page.getByLabel('Your resume').setInputFiles(resume(name));
    await page.getByRole('button', { name: 'Review Resume' }).click();
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible({
      timeout: 30_000,
    });
    expect((await request.get('/api/health')).ok()).toBe(true);
  });
}

test('an empty file and anything but a PDF are refused before they are sent', async ({ page }) => {
  await openAsNew(page, '/ai/review-resume');
  await page.getByLabel('Your resume').setInputFiles({
    name: 'resume.docx',
    mimeType: 'application/msword',
    buffer: Buffer.from('a word document'),
  });
  await expect(page.getByText('Only a PDF can be reviewed.')).toBeVisible();
  await page.getByLabel('Your resume').setInputFiles(resume('empty'));
  await expect(page.getByText('That file is empty.')).toBeVisible();
});
