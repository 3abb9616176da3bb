import type { Download, Page, Response } from '@playwright/test';
import sharp from 'sharp';
import { expect, openAsNew, test } from './fixtures';

const drawing = (fill: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
      <rect width="800" height="600" fill="#cfe3ee"/>
      <ellipse cx="400" cy="320" rx="150" ry="200" fill="${fill}"/></svg>`),
  )
    .jpeg()
    .toBuffer();

const choose = (page: Page, buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });

const widthOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((img: HTMLImageElement) => img.naturalWidth);

const answer = (page: Page) =>
  page.waitForResponse('**/api/ai/remove-image-background', { timeout: 40_000 });

/** Bytes of the request that an answer belongs to. */
const sent = async (response: Response) =>
  Number((await response.request().allHeaders())['content-length']);

/** RGBA at two places of a picture: on the subject, and in the corner. */
async function coloursOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { subject: at(info.width / 2, info.height / 2), corner: at(20, 20) };
}

async function bytesOf(download: Download) {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The picture on the clipboard. */
async function copied(page: Page) {
  const bytes = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const png = await item!.getType('image/png');
    return [...new Uint8Array(await png.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test('a picture is made in a style, published, made private again and found in the history', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsNew(page, '/ai/generate-images');
  await expect(page.getByRole('radio', { name: 'Realistic', exact: true })).toBeChecked();
  await expect(page.getByRole('switch', { name: /Make this image Public/ })).not.toBeChecked();
  await page.getByLabel('Description').fill('A lighthouse above a calm sea');
  await page.getByRole('radio', { name: 'Ghibli style' }).check({ force: true });
  await page.getByRole('switch', { name: /Make this image Public/ }).check({ force: true });
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expect(page.getByRole('img', { name: 'A lighthouse above a calm sea' })).toBeVisible({
    timeout: 30_000,
  });
  await expect.poll(() => widthOf(page, 'A lighthouse above a calm sea')).toBe(1024);
  await expect(page.getByText('Drawn by the built-in painter')).toBeVisible();
  await expect(page.getByText('public', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Make private' }).click();
  await expect(page.getByText('private', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect((await sharp(await copied(page)).metadata()).width).toBe(1024);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('a-lighthouse-above-a-calm-sea.png');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  const prompt = 'Generate an image of A lighthouse above a calm sea in the style Ghibli style';
  await page.getByRole('button', { name: prompt }).first().click();
  await expect.poll(() => widthOf(page, prompt)).toBe(1024);
  await expect(page.getByText('Made by the built-in sandbox')).toBeVisible();
});

test('a picture that does not fit a public gallery stays private and says why', async ({
  page,
}) => {
  await openAsNew(page, '/ai/generate-images');
  await page.getByLabel('Description').fill('A nude statue in a garden');
  await page.getByRole('switch', { name: /Make this image Public/ }).check({ force: true });
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expect(page.getByText(/It stays private/).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('private', { exact: true })).toBeVisible();
});

test('a picture that could not be stored is finished with the same key', async ({ page }) => {
  await openAsNew(page, '/ai/generate-images');
  const keys: string[] = [];
  await page.route('**/api/ai/generate-image', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    const message = 'The picture was made, but it could not be stored. It is kept for a day.';
    const json = { success: false, message };
    return keys.length === 1 ? route.fulfill({ status: 502, json }) : route.continue();
  });
  await page.getByLabel('Description').fill('A quiet street');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expect(page.getByRole('alert').first()).toContainText('kept for a day');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: 'A quiet street' })).toBeVisible({ timeout: 30_000 });
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a background is removed, and the cut-out is compared, put before a new ground and saved', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsNew(page, '/ai/remove-background');
  await choose(page, await drawing('#a8421c'));
  await page.getByRole('button', { name: 'Remove background' }).click();
  const slider = page.getByRole('slider', { name: 'Move between before and after' });
  await expect(slider).toBeVisible({ timeout: 40_000 });
  await expect.poll(() => widthOf(page, 'Without its background')).toBe(800);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('51');

  const save = async (name: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return coloursOf(await bytesOf(await saved));
  };
  const clear = await save('Download transparent PNG');
  expect(clear.subject[3]).toBeGreaterThan(240);
  expect(clear.corner[3]).toBeLessThan(15);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect((await coloursOf(await copied(page))).corner[3]).toBeLessThan(15);

  await page.getByRole('radio', { name: 'A colour' }).check({ force: true });
  await page.getByLabel('Colour', { exact: true }).fill('#204060');
  const coloured = await save('Download PNG');
  expect(coloured.corner).toEqual([0x20, 0x40, 0x60, 255]);
  expect(coloured.subject[0]).toBeGreaterThan(120);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect((await coloursOf(await copied(page))).corner).toEqual([0x20, 0x40, 0x60, 255]);

  await page.getByRole('radio', { name: 'Your own picture' }).check({ force: true });
  const green = sharp({ create: { width: 90, height: 40, channels: 3, background: '#00aa00' } });
  await page.getByLabel('Background picture').setInputFiles({
    name: 'green.png',
    mimeType: 'image/png',
    buffer: await green.png().toBuffer(),
  });
  expect((await save('Download PNG')).corner).toEqual([0, 0xaa, 0, 255]);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Remove background from image' }).click();
  await expect.poll(() => widthOf(page, 'Remove background from image')).toBe(800);
});

test('a sample is cut on a phone, and again inside a box that is drawn', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsNew(page, '/ai/remove-background');
  await page.getByRole('button', { name: 'A cat on a hill' }).click();
  await expect(page.getByText('A cat on a hill.webp')).toBeVisible();
  const first = answer(page);
  await page.getByRole('button', { name: 'Remove background' }).click();
  await expect(page.getByRole('slider')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Not quite right' }).click();
  const photo = page.getByRole('region', { name: 'Run again with a box' }).getByRole('img');
  await photo.scrollIntoViewIfNeeded();
  const area = (await photo.boundingBox())!;
  await page.mouse.move(area.x + area.width * 0.3, area.y + area.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width * 0.7, area.y + area.height * 0.95, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel('Left')).toHaveValue('30');
  const again = answer(page);
  await page.getByRole('button', { name: 'Run again with this box' }).click();
  const second = await again;
  expect(second.status()).toBe(200);
  expect(await sent(second)).toBeGreaterThan(await sent(await first));
  await expect(page.getByRole('slider')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('a photo over 4 MB is made smaller in the browser first', async ({ page }) => {
  await openAsNew(page, '/ai/remove-background');
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const size = { width: 3600, height: 2700, channels: 3 as const, background: '#888' };
  const buffer = await sharp({ create: { ...size, noise } })
    .composite([
      {
        input: await sharp(await drawing('#a8421c'))
          .resize(1600)
          .png()
          .toBuffer(),
      },
    ])
    .jpeg({ quality: 98 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(4 * 1024 * 1024);
  await choose(page, buffer);
  const asked = answer(page);
  await page.getByRole('button', { name: 'Remove background' }).click();
  const answered = await asked;
  expect(answered.status()).not.toBe(413);
  expect(await sent(answered)).toBeLessThan(4_100_000);
});

test('a drawing that is no photo is refused with a sentence', async ({ page }) => {
  await openAsNew(page, '/ai/remove-background');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await choose(page, svg, 'x.svg', 'image/svg+xml');
  await page.getByRole('button', { name: 'Remove background' }).click();
  await expect(page.getByRole('alert').first()).toContainText('SVG');
});
