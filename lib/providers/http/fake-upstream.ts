import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeUpstream {
  url: string;
  /** Paths with queries, in the order they were asked. */
  calls: string[];
  /** Headers of the latest call. */
  headers: IncomingMessage['headers'];
  /** What the next calls are answered with. */
  answer: Answer;
  close(): Promise<void>;
}

/** An HTTP server on loopback that stands in for an outside service in tests. */
export async function startFakeUpstream(answer: Answer): Promise<FakeUpstream> {
  const fake: FakeUpstream = {
    url: '',
    calls: [],
    headers: {},
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    fake.calls.push(request.url ?? '');
    fake.headers = request.headers;
    fake.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

/** Answers JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');

/** The ways an upstream goes wrong. */
export const misbehaviour = {
  malformed: (_, response) => void response.end('{"docs": [{"title": 7'),
  wrongShape: (_, response) => void response.end('{"unexpected": true, "docs": 1, "items": 2}'),
  html: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Just a moment</title>');
  },
  tooMany: (_, response) => {
    response.writeHead(429, { 'retry-after': '3600' });
    response.end('slow down');
  },
  serverError: (_, response) => {
    response.writeHead(500);
    response.end('secret stack trace at /srv/app.js');
  },
  passing: (_, response) => {
    response.writeHead(503);
    response.end();
  },
  hangs: () => undefined,
  hangsInBody: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"docs": [');
  },
  trickles: async (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    while (!response.destroyed) {
      response.write(' ');
      await sleep(10);
    }
  },
  huge: async (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    for (let sent = 0; sent < 100 && !response.destroyed; sent += 1) {
      if (!response.write(MEGABYTE)) {
        await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
      }
    }
    response.end();
  },
  redirectToPrivate: (_, response) => {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' });
    response.end();
  },
  redirectLoop: (request, response) => {
    response.writeHead(302, { location: request.url ?? '/' });
    response.end();
  },
  dropsConnection: (request) => void request.socket.destroy(),
} satisfies Record<string, Answer>;
