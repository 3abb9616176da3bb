import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const PACKAGES = join(import.meta.dirname, '../../../../node_modules/@clerk');
const PATTERN = /^\/npm\/@clerk\/(clerk-js|ui)@[^/]+\/dist\/([\w.-]+\.js)$/;

/**
 * Serves Clerk's browser scripts from node_modules in place of its CDN; false when the path is not
 * one of them. The address names only a major version, so the browser asks again each time.
 */
export async function serveBundle(
  path: string,
  ifNoneMatch: string | undefined,
  response: ServerResponse,
): Promise<boolean> {
  const match = PATTERN.exec(path);
  if (!match) return false;
  const file = join(PACKAGES, match[1] ?? '', 'dist', match[2] ?? '');
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) {
    response.writeHead(404).end();
    return true;
  }
  const etag = `"${info.size}-${Math.floor(info.mtimeMs)}"`;
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    etag,
  };
  if (ifNoneMatch === etag) {
    response.writeHead(304, headers).end();
    return true;
  }
  response.writeHead(200, { ...headers, 'content-length': info.size });
  await pipeline(createReadStream(file), response).catch(() => response.destroy());
  return true;
}
