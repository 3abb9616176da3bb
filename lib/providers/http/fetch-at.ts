import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';

/** Answers one address for every name, so that a connection goes where it was checked to go. */
export function lookupOf(address: string): LookupFunction {
  const family = isIP(address);
  return (_host, { all }, done) => {
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

/**
 * A GET whose connection goes to `address`, whatever the name of its host resolves to by now; redirects
 * are answered, not followed. The body is read from the wire as fast as it is asked for.
 */
export function fetchAt(url: URL, address: string, init: RequestInit): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const options = {
    lookup: lookupOf(address),
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(init.signal ? { signal: init.signal } : {}),
  };
  const call = request(url, options, (answer) => {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
      for (const value of values) headers.append(name, value);
    }
    const status = answer.statusCode ?? 502;
    const isEmpty = status === 204 || status === 205 || status === 304;
    if (isEmpty) answer.resume();
    const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
    resolve(new Response(body, { status, headers }));
  });
  call.on('error', reject);
  call.end();
  return promise;
}
