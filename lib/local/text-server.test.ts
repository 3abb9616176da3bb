import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findTextServer } from './text-server';

const servers: Server[] = [];

async function serve(answer: (response: ServerResponse, path: string) => void) {
  const server = createServer((request, response) => answer(response, request.url ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const json = (value: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
};

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

describe('findTextServer', () => {
  it('takes the first server that lists a model, in the given order', async () => {
    const { promise: hasAnswered, resolve } = Promise.withResolvers<void>();
    const slow = await serve(
      (response) => void hasAnswered.then(() => json(list('one'))(response)),
    );
    const fast = await serve((response) => json(list('two'))(response.on('finish', resolve)));
    expect(await find(slow, fast)).toEqual({ name: '0', url: slow, model: 'one' });
  });

  it('asks for the model list', async () => {
    const url = await serve((response, path) =>
      json(path === '/v1/models' ? list('m') : {})(response),
    );
    expect((await find(url))?.model).toBe('m');
  });

  it('skips models that cannot write', async () => {
    const url = await serve(json(list('nomic-embed-text', 'whisper-1', 'llama3.2')));
    expect((await find(url))?.model).toBe('llama3.2');
  });

  it.each([
    ['a web page', (response: ServerResponse) => response.end('<html>hello</html>')],
    ['other JSON', json({ status: 'ok' })],
    ['an empty list', json({ data: [] })],
    ['only embedding models', json({ data: [{ id: 'bge-embed' }] })],
    ['a list of strings', json({ data: ['x', null, 3] })],
    ['an error', (response: ServerResponse) => response.writeHead(500).end('{}')],
    ['a redirect', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
    ['silence', () => undefined],
    ['a hang-up', (response: ServerResponse) => response.destroy()],
    [
      'cut JSON',
      (response: ServerResponse) => {
        response.setHeader('content-type', 'application/json');
        response.end('{"data":[{"id":');
      },
    ],
    [
      'an endless answer',
      (response: ServerResponse) => {
        response.setHeader('content-type', 'application/json');
        response.write('['.repeat(2_000_000));
      },
    ],
  ])('is not taken in by %s', async (_what, answer) => {
    const url = await serve(answer);
    expect(await findTextServer(named(url))).toBeUndefined();
  });

  it('finds nothing where nothing listens', async () => {
    const url = await serve(() => undefined);
    servers.pop()?.close();
    expect(await findTextServer(named(url))).toBeUndefined();
  });
});

const list = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id })) });
/** Waits for as long as they take. */
const find = (...urls: string[]) => findTextServer(named(...urls), 60_000);
const named = (...urls: string[]) => urls.map((url, index) => ({ name: String(index), url }));
