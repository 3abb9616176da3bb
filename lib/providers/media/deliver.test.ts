import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverPicture } from './deliver';
import type { LocalPicture } from './local';

let folder: string;
let picture: LocalPicture;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deliver-'));
  picture = { path: path.join(folder, 'a.png'), size: 10, mime: 'image/png' };
  await writeFile(picture.path, '0123456789');
});
afterAll(() => rm(folder, { recursive: true }));

async function get(headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const request = new Request('http://x/', { headers, method });
  return (await deliverPicture(request, 'a.png', picture)) ?? Response.error();
}

describe('delivering a stored picture', () => {
  it('answers the whole file, to be cached for good', async () => {
    const response = await get();
    expect(await response.text()).toBe('0123456789');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10',
      'cache-control': expect.stringContaining('immutable'),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: '"a.png"',
    });
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('answers the range %s', async (range, body, contentRange) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });

  it.each(['bytes=10-', 'bytes=-0'])('cannot satisfy %s', async (range) => {
    const response = await get({ range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
  });

  it.each(['lines=1-2', 'bytes=', 'bytes=-', 'bytes=0-1,3-4', 'bytes=5-2'])(
    'ignores %s and answers everything',
    async (range) => {
      const response = await get({ range });
      expect([response.status, await response.text()]).toEqual([200, '0123456789']);
    },
  );

  it('answers a range only of the picture the reader knows', async () => {
    expect((await get({ range: 'bytes=0-1', 'if-range': '"a.png"' })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"b.png"' })).status).toBe(200);
  });

  it('answers 304 to a reader who has it', async () => {
    expect((await get({ 'if-none-match': '"x", W/"a.png"' })).status).toBe(304);
    expect((await get({ 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await get({}, 'HEAD');
    expect([await response.text(), response.headers.get('content-length')]).toEqual(['', '10']);
  });

  it('answers to its end what is deleted meanwhile, and then nothing', async () => {
    const gone = { ...picture, path: path.join(folder, 'b.png') };
    await writeFile(gone.path, '0123456789');
    const request = new Request('http://x/');
    const response = await deliverPicture(request, 'b.png', gone);
    await rm(gone.path);
    expect(await response?.text()).toBe('0123456789');
    expect(await deliverPicture(request, 'b.png', gone)).toBeNull();
  });
});
