import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { makeScene } from '@/lib/providers/cutout/testing/scene';
import { startStandalone } from './standalone-server';

// Native and wasm files, and the thread's own chunk, must have been traced into the output
test('a copied standalone output cuts pictures, and says that it makes none without a service', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const server = await startStandalone(request, {
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
  });
  const { origin } = server;
  const headers = server.as('user_pictures');
  try {
    const prompt = 'Generate an image of a canaryboat7f3a at sea in the style Ghibli style';
    const painted = await request.post(`${origin}/api/ai/generate-image`, {
      headers,
      data: { prompt, publish: true },
    });
    expect(painted.status()).toBe(503);
    const { message } = await painted.json();
    expect(message).toContain('Making pictures isn’t set up on this server yet');

    const { photo, width, height } = await makeScene(6, 800);
    const cut = await request.post(`${origin}/api/ai/remove-image-background`, {
      headers,
      multipart: { image: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo } },
    });
    const { success, content } = await cut.json();
    expect(success).toBe(true);
    const picture = await request.get(origin + content);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(await sharp(await picture.body()).metadata()).toMatchObject({
      width,
      height,
      hasAlpha: true,
    });
    const part = await request.get(origin + content, { headers: { range: 'bytes=0-7' } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 8]);
  } finally {
    await server.close();
  }
});
