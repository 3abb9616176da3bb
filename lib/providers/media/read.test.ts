import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPicture } from './open';
import { readPicture } from './read';

let connections = 0;
let port: number;
const server = createServer((_request, response) => void response.end('a picture'));
server.on('connection', () => void (connections += 1));
const neverAborted = new AbortController().signal;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  const prefix = `http://127.0.0.1:${port}`;
  vi.stubEnv('CLOUDINARY_URL', `cloudinary://key:secret@demo?upload_prefix=${prefix}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void (connections = 0));

it('reads a stored picture from the origin that is configured', async () => {
  const picture = await readPicture(`http://127.0.0.1:${port}/demo/loaf.png`, neverAborted);
  expect(new TextDecoder().decode(picture?.bytes)).toBe('a picture');
  expect(picture?.extension).toBe('png');
  const opened = await openPicture(`http://127.0.0.1:${port}/demo/loaf.png`, neverAborted);
  expect(await new Response(opened?.stream).text()).toBe('a picture');
});

it('asks no other private address for one, nor anything but https', async () => {
  for (const address of [
    `https://127.0.0.1:${port}/x.png`,
    `https://localhost:${port}/x.png`,
    `https://[::1]:${port}/x.png`,
    `http://localhost:${port}/x.png`,
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'nothing',
  ]) {
    expect([address, await readPicture(address, neverAborted)]).toEqual([address, undefined]);
    expect([address, await openPicture(address, neverAborted)]).toEqual([address, undefined]);
  }
  expect(connections).toBe(0);
});
