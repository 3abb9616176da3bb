import { createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchAddress } from './fetch-address';

let answer: (response: ServerResponse) => void;
const server = createServer((_request, response) => answer(response));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const neverAborted = new AbortController().signal;

/** Fetches through the loopback server, whatever the host; `addresses` are what its name resolves to. */
function fetchFrom(addresses: string[], isAllowed = (address: string) => address === '127.0.0.1') {
  const { port } = server.address() as AddressInfo;
  const request = ((url: URL, options: object, listener: never) =>
    httpRequest(
      new URL(`http://${url.host}:${port}${url.pathname}`),
      options,
      listener,
    )) as unknown as typeof httpsRequest;
  return fetchAddress('https://pictures.example/a.png', neverAborted, {
    maxBytes: 1000,
    resolve: async () => addresses,
    isAllowed,
    request,
  });
}

describe('fetching a picture from an address', () => {
  it('connects to the address that was checked', async () => {
    answer = (response) => response.end('a picture');
    expect(Buffer.from(await fetchFrom(['127.0.0.1'])).toString()).toBe('a picture');
  });

  it('refuses a name with any address that is not public', async () => {
    await expect(fetchFrom(['127.0.0.1', '10.0.0.1'])).rejects.toMatchObject({
      code: 'upstream_failed',
    });
    await expect(fetchFrom([])).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it.each([
    [
      'a redirect',
      (response: ServerResponse) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    ],
    ['a failure', (response: ServerResponse) => response.writeHead(500).end()],
    [
      'an announced flood',
      (response: ServerResponse) => response.writeHead(200, { 'content-length': '5000' }).end(),
    ],
    ['a flood', (response: ServerResponse) => response.end(Buffer.alloc(5000))],
    ['a broken line', (response: ServerResponse) => response.destroy()],
  ])('fails with a sentence at %s', async (_name, behave) => {
    answer = behave;
    await expect(fetchFrom(['127.0.0.1'])).rejects.toMatchObject({ name: 'AppError' });
  });
});
