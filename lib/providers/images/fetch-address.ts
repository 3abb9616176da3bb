import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { lookupOf } from '@/lib/providers/http/fetch-at';
import { isPublicAddress } from '@/lib/providers/http/addresses';
import { imageFailures } from './failures';

export interface AddressOptions {
  maxBytes: number;
  /** All addresses of a host name; a test passes its own. */
  resolve?: (host: string) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
  request?: typeof httpsRequest;
}

const systemResolve = async (host: string) =>
  (await systemLookup(host, { all: true })).map(({ address }) => address);

/**
 * Fetches a picture from an address that an upstream gave: public https hosts only, no redirects, at
 * most `maxBytes`. The address that was checked is the one connected to, so that a name cannot point
 * somewhere else in between.
 */
export async function fetchAddress(
  address: string,
  signal: AbortSignal,
  options: AddressOptions,
): Promise<Uint8Array> {
  const { resolve = systemResolve, isAllowed = isPublicAddress, request = httpsRequest } = options;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username || url.password) throw imageFailures.broken();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [host] : await resolve(host).catch(() => []);
  const [first] = found;
  if (!first || !found.every(isAllowed)) throw imageFailures.broken();
  return download(url, { signal, lookup: lookupOf(first), maxBytes: options.maxBytes, request });
}

interface Download {
  signal: AbortSignal;
  lookup: LookupFunction;
  maxBytes: number;
  request: typeof httpsRequest;
}

function download(url: URL, { signal, lookup, maxBytes, request }: Download): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*' };
    const call = request(url, { signal, lookup, headers }, (response) => {
      const refuse = (error: Error) => {
        response.destroy();
        reject(error);
      };
      if (response.statusCode !== 200) return refuse(imageFailures.broken());
      if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
        return refuse(imageFailures.tooLarge());
      }
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > maxBytes) refuse(imageFailures.tooLarge());
        else parts.push(part);
      });
      response.on('end', () => resolve(Buffer.concat(parts)));
      response.on('error', () => reject(imageFailures.unreachable()));
    });
    call.on('error', () => reject(imageFailures.unreachable()));
    call.end();
  });
}
