import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../listen';
import { writeAddress } from './address';
import { BACKEND_PATH, PROXY_PATH, PUBLISHABLE_KEY } from './constants';
import { ClerkError, signedOut } from './errors';
import { Exchange } from './exchange';
import type { Emulator } from './exchange';
import { isLocal, isProxied, pageOrigin, readBody, readCookies } from './http';
import type { Reply } from './http';
import { openKeys } from './keys';
import { serveBundle } from './routes/bundles';
import { matchBackend, matchFrontend } from './routes/table';
import { openSecret } from './secret';
import { Store } from './store';
import { startOutbox } from './webhooks';
import type { WebhookTarget } from './webhooks';

export type ClerkEmulatorOptions = {
  /** Where accounts and the key are kept. */
  dir: string;
  /** Tried first; any free port when it is taken or left out. */
  port?: number | undefined;
  appName?: string;
  /** Seconds a session token is good for; Clerk's own 60 unless a test needs otherwise. */
  tokenSeconds?: number;
  /** Where account deletions are announced, signed as Clerk signs its webhooks. */
  webhook?: WebhookTarget | undefined;
  now?: () => number;
};

export type ClerkEmulator = {
  url: string;
  publicPem: string;
  /** Everything `@clerk/nextjs` and next.config.ts need to use this emulator. */
  env: Record<string, string>;
  close: () => Promise<void>;
};

/** Starts Clerk's frontend and backend API on loopback, with accounts kept in a folder. */
export async function startClerkEmulator(options: ClerkEmulatorOptions): Promise<ClerkEmulator> {
  await mkdir(options.dir, { recursive: true, mode: 0o700 });
  const now = options.now ?? Date.now;
  const store = await Store.open(options.dir, now());
  const keys = await openKeys(options.dir);
  const secretKey = await openSecret(options.dir);
  const outbox = startOutbox(store, options.webhook, now);
  const emulator: Emulator = {
    store,
    state: store.state,
    keys,
    secretKey,
    now,
    tokenSeconds: options.tokenSeconds ?? 60,
    appName: options.appName ?? 'Mise',
    onDeleted: outbox.deliver,
  };
  const server = createServer((request, response) => void serve(emulator, request, response));
  server.requestTimeout = 30_000;
  const port = await listen(server, options.port ?? 0);
  const url = `http://127.0.0.1:${port}`;
  await writeAddress(options.dir, url);
  return {
    url,
    publicPem: keys.publicPem,
    env: {
      NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      NEXT_PUBLIC_CLERK_PROXY_URL: PROXY_PATH,
      CLERK_SECRET_KEY: secretKey,
      CLERK_API_URL: `${url}${BACKEND_PATH}`,
      CLERK_JWT_KEY: keys.publicPem,
      CLERK_EMULATOR_URL: url,
    },
    close: async () => {
      outbox.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await store.commit();
    },
  };
}

async function serve(emulator: Emulator, request: IncomingMessage, response: ServerResponse) {
  const cookies: string[] = [];
  try {
    if (!isLocal(request)) throw new ClerkError(403, 'forbidden', 'Local only.');
    const url = new URL(request.url ?? '/', 'http://emulator');
    const path = url.pathname.startsWith(`${PROXY_PATH}/`)
      ? url.pathname.slice(PROXY_PATH.length)
      : url.pathname;
    if (await serveBundle(path, request.headers['if-none-match'], response)) return;
    send(response, await answer(emulator, request, url.searchParams, path, cookies), cookies);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else send(response, refusal(error), cookies);
  }
}

async function answer(
  emulator: Emulator,
  request: IncomingMessage,
  query: URLSearchParams,
  path: string,
  cookies: string[],
): Promise<Reply> {
  // clerk-js sends every change as a POST; a link must never be able to make one
  const override = request.method === 'POST' ? query.get('_method') : null;
  const method = (override ?? request.method ?? 'GET').toUpperCase();
  const isBackend = path.startsWith(`${BACKEND_PATH}/`);
  if (isBackend) assertServer(emulator, request);
  const match = isBackend
    ? matchBackend(method, path.slice(BACKEND_PATH.length))
    : matchFrontend(method, path);
  const exchange = new Exchange(
    emulator,
    {
      method,
      path,
      query,
      body: await readBody(request),
      cookies: readCookies(request.headers.cookie),
      origin: pageOrigin(request),
    },
    match.params,
  );
  try {
    return await match.handler(exchange);
  } finally {
    cookies.push(...exchange.cookies);
  }
}

/** Servers call the backend directly: what came through the app's proxy came from a page. */
function assertServer({ secretKey }: Emulator, request: IncomingMessage): void {
  if (isProxied(request)) throw new ClerkError(403, 'forbidden', 'For servers only.');
  if (request.headers.authorization !== `Bearer ${secretKey}`) throw signedOut();
}

function refusal(error: unknown): Reply {
  if (error instanceof ClerkError) return { status: error.status, body: error.toJSON() };
  console.error('The local accounts failed:', error);
  const failure = new ClerkError(500, 'internal_error', 'The local accounts failed. Try again.');
  return { status: 500, body: failure.toJSON() };
}

function send(response: ServerResponse, reply: Reply, cookies: string[]): void {
  response.writeHead(reply.status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    ...reply.headers,
  });
  response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
}
