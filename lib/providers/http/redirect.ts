import { isIP } from 'node:net';
import { isPublicAddress } from './addresses';

/** All IP addresses of a host name. */
export type Lookup = (host: string) => Promise<string[]>;

/** An address that may be fetched. */
export interface Target {
  url: URL;
  /** The address of its host that was checked, to connect to; nothing on the configured origin. */
  address?: string;
}

/**
 * Where a redirect may lead: anywhere on the configured origin itself (which may be a loopback fake),
 * else only to a public host, never from https down to http. Undefined when it must not be followed.
 */
export async function allowedRedirect(
  from: URL,
  location: string | null,
  origin: string,
  lookup: Lookup,
): Promise<Target | undefined> {
  if (!location || !URL.canParse(location, from)) return undefined;
  const target = new URL(location, from);
  if (target.origin === origin) return { url: target };
  const isSafe =
    (target.protocol === 'https:' || (target.protocol === 'http:' && from.protocol === 'http:')) &&
    !target.username &&
    !target.password;
  if (!isSafe) return undefined;
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await lookup(host).catch(() => []);
  const [address] = addresses;
  return address && addresses.every(isPublicAddress) ? { url: target, address } : undefined;
}
