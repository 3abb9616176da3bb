import { expect, newPerson, openAsNew, signUp, signUpAt, test } from './fixtures';

test('signing up at a tool stays at its address, and signing out leaves', async ({ page }) => {
  await signUpAt(page, '/ai/write-article');
  await expect(page).toHaveURL('/ai/write-article');
  await expect(page.getByRole('heading', { name: 'Article writing' })).toBeVisible();
  await expect(page.locator('#sidebar').getByText('Free plan')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/ai');
  await expect(page.locator('input[name=identifier]')).toBeVisible();
});

test('a wrong password is refused with a sentence, the right one signs in', async ({ page }) => {
  const person = await openAsNew(page, '/ai');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/ai/get-lyrics');
  await page.locator('input[name=identifier]').fill(person.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('input[name=password]').fill('not the password');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/Password is incorrect/).first()).toBeVisible();
  await page.locator('input[name=password]').fill(person.password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.locator('#sidebar')).toBeAttached();
  await expect(page).toHaveURL('/ai/get-lyrics');
});

test('the landing page signs people up in a modal and leads to the tools', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Cook with AI' }).first().click();
  await signUp(page, newPerson());
  await page.goto('/ai');
  await expect(page.locator('#sidebar')).toBeAttached();
});

test('no /ai or /chat page shows anything to a signed-out visitor', async ({ page, request }) => {
  for (const path of ['/ai', '/ai/write-article', '/ai/community', '/chat']) {
    await page.goto(path);
    await expect(page.locator('input[name=identifier]')).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  for (const path of ['/api/user/get-user-creations', '/api/user/get-published-creations']) {
    const response = await request.get(path);
    expect(response.status()).toBe(401);
    expect(await response.json()).toMatchObject({ success: false });
  }
});

test('on a phone the sidebar takes the place of the content and closes on choosing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsNew(page, '/ai/write-article');
  await expect(page.locator('#sidebar')).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#sidebar')).toBeVisible();
  await expect(page.locator('#content')).toBeHidden();
  await page.getByRole('link', { name: 'Workout Quote' }).click();
  await expect(page).toHaveURL('/ai/generate-workout-quote');
  await expect(page.locator('#sidebar')).toBeHidden();
  await expect(page.locator('#content')).toBeVisible();
});

test('the profile opens on demand and loads nothing of its own before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/@clerk/ui@')) scripts.push(request.url());
  });
  await openAsNew(page, '/ai/write-article');
  scripts.length = 0;
  await page.reload();
  await expect(page.locator('#sidebar').getByText('Ada Baker').first()).toBeVisible();
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Open your profile' }).click();
  await expect(page.getByText('Profile details')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});
