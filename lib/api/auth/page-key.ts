import type { NextRequest } from 'next/server';
import { publicKeyOf } from './auth';

const TOKEN_COOKIES = /^(?:__session|__clerk_handshake)(?:_|$)/;

/** The tokens that Clerk would check in a page's request: the header's, else those in cookies and address. */
function tokensOf(request: NextRequest): string[] {
  const header = request.headers.get('authorization');
  if (header) return [header.replace(/^Bearer /i, '')];
  const handshake = request.nextUrl.searchParams.get('__clerk_handshake');
  const cookies = request.cookies.getAll().filter(({ name }) => TOKEN_COOKIES.test(name));
  return [...(handshake ? [handshake] : []), ...cookies.map(({ value }) => value)].filter(Boolean);
}

const isJwt = (token: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);

/**
 * The key that checks a page's tokens, fetched under the same limits as the API's; null when no key
 * that is known signed any of them, undefined when there are none.
 */
export async function pageKey(request: NextRequest): Promise<string | null | undefined> {
  const tokens = tokensOf(request);
  for (const token of tokens.filter(isJwt)) {
    // Signed out while Clerk's keys cannot be had: the sign-in page says what is wrong with Clerk
    const key = await publicKeyOf(token).catch(() => undefined);
    if (key) return key;
  }
  return tokens.length > 0 ? null : undefined;
}
