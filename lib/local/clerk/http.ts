import type { IncomingMessage } from 'node:http';
import { ClerkError } from './errors';

export type Body = Record<string, unknown>;
export type Reply = { status: number; body?: unknown; headers?: Record<string, string> };

const MAX_BODY_BYTES = 64 * 1024;

/** A request's form or JSON body as an object; throws when it is too large or not readable. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) {
      throw new ClerkError(413, 'request_body_too_large', 'The request is too large.');
    }
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  if (text === '') return {};
  const type = request.headers['content-type'] ?? '';
  return type.includes('json') ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
}

function parseJson(text: string): Body {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Body;
  throw new ClerkError(400, 'request_body_invalid', 'The request body is not a JSON object.');
}

/** A body field when it is text, else undefined. */
export function field(body: Body, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

export function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(/; */).filter((pair) => pair.includes('='));
  return new Map(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

/** The origin of the page that asks, through the app's proxy or directly. */
export function pageOrigin(request: IncomingMessage): string {
  const { origin, referer, host } = request.headers;
  const stated = originOf(origin) ?? originOf(referer);
  if (stated) return stated;
  const forwarded = first(request.headers['x-forwarded-host']);
  const scheme = first(request.headers['x-forwarded-proto']) ?? 'http';
  return originOf(`${scheme}://${forwarded ?? host}`) ?? 'http://localhost';
}

const first = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();

function originOf(value: string | undefined): string | undefined {
  return value && URL.canParse(value) ? originOrNothing(new URL(value)) : undefined;
}

const originOrNothing = (url: URL) => (url.origin === 'null' ? undefined : url.origin);

/** True for a request that the app passed on: it says under which host it was reached itself. */
export const isProxied = ({ headers }: IncomingMessage) => 'x-forwarded-host' in headers;

/** True where a request came by this machine's own names all the way: others are pages reaching in. */
export function isLocal({ headers }: IncomingMessage): boolean {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap((list) => list.split(','));
  return [headers.host ?? '', ...forwarded].every((host) => isLoopbackHost(host.trim()));
}

/** True for the names of this machine only. */
export const isLoopbackHost = (host = '') =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);
