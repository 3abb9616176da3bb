import { verifyToken } from '@clerk/backend';
import { appUrl, env } from '@/lib/env';
import { AppError } from '@/lib/errors';

export type Plan = 'free' | 'premium';

/** The signed-in person, as the verified session token says. */
export interface User {
  id: string;
  plan: Plan;
}

const CACHE_SIZE = 2_000;
const verified = new Map<string, { user: User; expiresAt: number }>();

const signedOut = () =>
  new AppError('unauthorized', 'You are signed out. Sign in and try again; nothing was lost.');

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
 * are checked here, and cookies are ignored, so no other site can act for somebody. Throws
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
  const { CLERK_JWT_KEY: jwtKey, CLERK_SECRET_KEY: secretKey, CLERK_API_URL: apiUrl } = env();
  try {
    return await verifyToken(token, {
      ...(jwtKey ? { jwtKey } : {}),
      ...(secretKey ? { secretKey } : {}),
      ...(apiUrl ? { apiUrl } : {}),
      authorizedParties: [appUrl()],
    });
  } catch (error) {
    const reason = error instanceof Error && 'reason' in error ? String(error.reason) : '';
    if (reason.includes('failed-to-load') || reason.includes('failed-to-resolve')) {
      throw new AppError(
        'unavailable',
        'Sign-in cannot be checked right now. Try again in a minute.',
        {
          cause: error,
        },
      );
    }
    throw signedOut();
  }
}
