import type { IncomingMessage } from 'node:http';
import { ApiError } from './wire';

const MAX_BYTES = 1_000_000;

/** A request's JSON body of at most 1 MB; throws an API error when it is longer or not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new ApiError(413, 'request_too_large', 'The request is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new ApiError(400, 'invalid_json', 'The body of the request is not JSON.');
  }
}
