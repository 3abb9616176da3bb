import { lookup } from 'node:dns/promises';
import { allowedRedirect, type Target } from './redirect';

/** Where an address that a service gives is judged as if it were a redirect from. */
const ANYWHERE = new URL('https://public.invalid');

const addressesOf = async (host: string) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * An address that a picture service gave, when it may be fetched: https on the public internet, or
 * whatever is on `ownOrigin`, the configured one. Undefined otherwise.
 */
export function publicAddress(address: string, ownOrigin = ''): Promise<Target | undefined> {
  return allowedRedirect(ANYWHERE, address, ownOrigin, addressesOf);
}
