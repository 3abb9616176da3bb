import sharp from 'sharp';
import { expect, openAsNew, test } from './fixtures';

test('a picture is made in a style, published and found in the history', async ({ page }) => {
  await openAsNew(page, '/ai/generate-images');
  await expect(page.getByRole('radio', { name: 'Realistic', exact: true })).toBeChecked();
  await expect(page.getByRole('switch', { name: /Make this image Public/ })).not.toBeChecked();
  await page.getByLabel('Description').fill('A lighthouse above a calm sea');
  await page.getByRole('radio', { name: 'Ghibli style' }).check({ force: true });
  await page.getByRole('switch', { name: /Make this image Public/ }).check({ force: true });
  await page.getByRole('button', { name: 'Generate Image' }).click();
  const picture = page.getByRole('img', { name: 'A lighthouse above a calm sea' });
  await expect(picture).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1024);
  await expect(page.getByText('Drawn by the built-in painter')).toBeVisible();
  await expect(page.getByText('public', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const prompt = 'Generate an image of A lighthouse above a calm sea in the style Ghibli style';
  await expect(page.getByText(prompt).first()).toBeVisible();
});

test('a background is removed, and the cut-out can be compared and saved', async ({ page }) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="800" height="600" fill="#cfe3ee"/>
    <ellipse cx="400" cy="320" rx="150" ry="200" fill="#a8421c"/></svg>`;
  const buffer = await sharp(Buffer.from(drawing)).jpeg().toBuffer();
  await openAsNew(page, '/ai/remove-background');
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Remove background' }).click();
  await expect(page.getByRole('slider')).toBeVisible({ timeout: 40_000 });
  const cutout = page.getByRole('img', { name: 'Without its background' });
  await expect.poll(() => cutout.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download transparent PNG' }).click();
  const stream = await (await saved).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const { data, info } = await sharp(Buffer.concat(parts))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect(alphaAt(400, 320)).toBeGreaterThan(240);
  expect(alphaAt(20, 20)).toBeLessThan(15);
});

test('a drawing that is no photo is refused with a sentence', async ({ page }) => {
  await openAsNew(page, '/ai/remove-background');
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer });
  await page.getByRole('button', { name: 'Remove background' }).click();
  await expect(page.getByRole('alert').first()).toContainText('SVG');
});
