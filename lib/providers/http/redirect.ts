import { isIP } from 'node:net';
import { isPublicAddress } from './addresses';

/** All IP addresses of a host name. */
export type Lookup = (host: string) => Promise<string[]>;

/**
 * Where a redirect may lead: anywhere on the configured origin itself (which may be a loopback fake),
 * else only to a public host, never from https down to http. Undefined when it must not be followed.
 */
export async function allowedRedirect(
  from: URL,
  location: string | null,
  origin: string,
  lookup: Lookup,
): Promise<URL | undefined> {
  if (!location || !URL.canParse(location, from)) return undefined;
  const target = new URL(location, from);
  if (target.origin === origin) return target;
  const isSafe =
    (target.protocol === 'https:' || (target.protocol === 'http:' && from.protocol === 'http:')) &&
    !target.username &&
    !target.password;
  if (!isSafe) return undefined;
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await lookup(host).catch(() => []);
  return addresses.length > 0 && addresses.every(isPublicAddress) ? target : undefined;
}
