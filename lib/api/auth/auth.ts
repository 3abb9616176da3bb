import { verifyToken } from '@clerk/backend';
import { appUrl, env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { Plan, User } from '@/lib/user';
import { SessionKeys } from './session-keys';

const CLERK_API = 'https://api.clerk.com';
const CACHE_SIZE = 2_000;
const verified = new Map<string, { user: User; expiresAt: number }>();

const signedOut = () =>
  new AppError('unauthorized', 'You’re signed out. Sign in and try again; nothing was lost.');

/** The person's plan in Clerk's session claim `pla` (scope `u:` is the user's own plan). */
export function planFromClaim(claim: unknown): Plan {
  return typeof claim === 'string' && claim.split(',').includes('u:premium') ? 'premium' : 'free';
}

function bearer(request: Request): string {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(
    request.headers.get('authorization') ?? '',
  );
  if (!match?.[1]) throw signedOut();
  return match[1];
}

/**
 * The person behind a request's bearer token: signature, times, authorized party and session status
 * are checked here, and cookies are ignored, so no other site can act for a person. Throws
 * `unauthorized`, or `unavailable` when Clerk's keys cannot be fetched.
 */
export async function requireUser(request: Request): Promise<User> {
  const token = bearer(request);
  const now = Date.now();
  const known = verified.get(token);
  if (known) {
    if (known.expiresAt > now) return known.user;
    verified.delete(token);
    throw signedOut();
  }
  const claims = await verify(token);
  const isOurs = claims.azp === appUrl() && claims.sts !== 'pending' && Boolean(claims.sub);
  if (!isOurs) throw signedOut();
  const user: User = { id: claims.sub, plan: planFromClaim(claims.pla) };
  if (verified.size >= CACHE_SIZE) verified.delete(verified.keys().next().value ?? '');
  verified.set(token, { user, expiresAt: claims.exp * 1000 });
  return user;
}

async function verify(token: string) {
  const jwtKey = await publicKeyOf(token);
  if (!jwtKey) throw signedOut();
  try {
    return await verifyToken(token, { jwtKey, authorizedParties: [appUrl()] });
  } catch {
    throw signedOut();
  }
}

let keys: SessionKeys | undefined;

/**
 * The key of ours that a token says it was signed with, as PEM; undefined when it names none. Throws
 * `unavailable` when Clerk's keys cannot be fetched.
 */
export async function publicKeyOf(token: string): Promise<string | undefined> {
  const { CLERK_JWT_KEY, CLERK_SECRET_KEY: secretKey, CLERK_API_URL: apiUrl = CLERK_API } = env();
  if (CLERK_JWT_KEY) return CLERK_JWT_KEY;
  if (!secretKey) {
    throw new AppError(
      'unavailable',
      'Signing in isn’t set up on this server yet. The site’s owner needs to set CLERK_SECRET_KEY.',
    );
  }
  keys ??= new SessionKeys({ apiUrl, secretKey });
  const id = keyId(token);
  return id === undefined ? undefined : keys.find(id);
}

/** The `kid` of a token's header, which nobody has checked yet. */
function keyId(token: string): string | undefined {
  try {
    const header: unknown = JSON.parse(
      Buffer.from(token.split('.')[0] ?? '', 'base64url').toString(),
    );
    if (typeof header !== 'object' || header === null || !('kid' in header)) return undefined;
    return typeof header.kid === 'string' ? header.kid : undefined;
  } catch {
    return undefined;
  }
}
