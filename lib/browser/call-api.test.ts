import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { callApi, ConnectionError, streamApi } from './call-api';

const token = async () => 'token';
const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a failed call', () => {
  it('says that we can’t connect when nothing answers, or not to its end', async () => {
    const gone = await serve(() => undefined);
    cleanUps.splice(0).forEach((close) => close());
    const cut = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '99' });
      response.write('{"succ', () => response.destroy());
    });
    for (const address of [gone, cut]) {
      const failure = await failureOf(callApi(token, address));
      expect(failure).toBeInstanceOf(ConnectionError);
      expect(failure).toMatchObject({ message: 'We can’t connect right now.', status: 0 });
    }
  });

  it('says so in plain words when the answer has none of its own', async () => {
    const address = await serve((_, response) => response.writeHead(500).end('<html>'));
    expect(await failureOf(callApi(token, address))).toMatchObject({
      message: 'Something went wrong on our side. Try again in a moment.',
      status: 500,
    });
  });

  it('says that a stream was interrupted', async () => {
    const address = await serve((_, response) => {
      response.write(': hello\n\n', () => response.destroy());
    });
    const events = streamApi(token, address, {});
    expect(await failureOf(events.next())).toMatchObject({
      name: 'ConnectionError',
      message: 'The connection was interrupted.',
    });
  });

  it('is no failure of the network when the page took it back', async () => {
    const address = await serve(() => abort.abort('stopped'));
    const abort = new AbortController();
    expect(await failureOf(callApi(token, address, { signal: abort.signal }))).toBe('stopped');
  });
});
