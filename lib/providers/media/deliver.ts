import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { LocalPicture } from './local';

const HEADERS = {
  // A name is never used for another picture; private, so that a deleted one leaves shared caches
  'cache-control': 'private, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
};

/**
 * Answers a GET or HEAD for a stored picture: whole, one byte range (RFC 9110, section 14), or unchanged;
 * null when it was deleted after it had been found.
 */
export async function deliverPicture(
  request: Request,
  name: string,
  picture: LocalPicture,
): Promise<Response | null> {
  const etag = `"${name}"`;
  const headers = new Headers({ ...HEADERS, etag, 'content-type': picture.mime });
  if (matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const range = rangeOf(request, etag, picture.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${picture.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: picture.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${picture.size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = await openStream(picture.path, start, end);
  return body && new Response(body, { status, headers });
}

function matches(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

/** Opens a file before its answer begins: one that is deleted from then on is still read to its end. */
async function openStream(path: string, start: number, end: number) {
  try {
    const file = createReadStream(path, { start, end });
    await once(file, 'open');
    return Readable.toWeb(file) as ReadableStream;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The one range a request asks for; undefined means the whole file, as for several ranges at once. */
function rangeOf(request: Request, etag: string, size: number) {
  const asked = request.headers.get('range');
  const condition = request.headers.get('if-range');
  if (!asked || (condition && condition !== etag)) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked.trim()) ?? [];
  if (first === '') return last === '' ? undefined : suffix(Number(last), size);
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  return within(start, last === '' ? size - 1 : Math.min(Number(last), size - 1), size);
}

const suffix = (length: number, size: number) => within(Math.max(0, size - length), size - 1, size);

const within = (start: number, end: number, size: number) =>
  start >= size || end < start ? ('unsatisfiable' as const) : { start, end };
