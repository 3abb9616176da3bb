import { clerkMiddleware } from '@clerk/nextjs/server';
import { NextResponse, type NextFetchEvent, type NextRequest } from 'next/server';
import { pageKey } from '@/lib/api/auth/page-key';
import { appUrl, env } from '@/lib/env';
import {
  clerkFrontendHost,
  contentSecurityPolicy,
  DATA_POLICY,
  securityHeaders,
} from '@/lib/security-headers';

/** Pages for signed-in people: everything under /ai, and the chat. */
const GATED = /^\/(?:ai|chat)(?:\/|$)/;

/**
 * A page for who is signed in, else the sign-in page. Clerk is asked only about tokens that a key of
 * ours may have signed: for any other it would fetch its keys again.
 */
async function gate(request: NextRequest, event: NextFetchEvent) {
  const jwtKey = await pageKey(request);
  if (jwtKey === null) return signInPage(request);
  const options = { authorizedParties: [appUrl()], ...(jwtKey ? { jwtKey } : {}) };
  const check = clerkMiddleware(async (auth) => {
    const { userId } = await auth();
    if (!userId) return signInPage(request);
    return NextResponse.next({ request: { headers: pageHeaders(request) } });
  }, options);
  return check(request, event);
}

/** The sign-in widget at the page's own address. */
function signInPage(request: NextRequest) {
  const url = new URL('/sign-in', request.url);
  url.searchParams.set('from', request.nextUrl.pathname);
  return NextResponse.rewrite(url, { request: { headers: pageHeaders(request) } });
}

/**
 * Gates pages, gives every page its nonce and security headers, and sends `POST /chat` to its
 * handler. API handlers check the bearer token themselves: this is never their guard.
 */
export default async function middleware(request: NextRequest, event: NextFetchEvent) {
  const path = request.nextUrl.pathname;
  // Clerk refreshes the page through a server action after signing in; that POST is the page's own
  const isAction = request.headers.has('next-action');
  if (path === '/chat' && !['GET', 'HEAD'].includes(request.method) && !isAction) {
    const response = withHeaders(NextResponse.rewrite(new URL('/api/chat', request.url)));
    response.headers.set('content-security-policy', DATA_POLICY);
    return response;
  }
  // A nonce is never taken from the request: what came in is overwritten here
  request.headers.set(
    'x-nonce',
    Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64'),
  );
  const policy = policyFor(request);
  request.headers.set('content-security-policy', policy);
  const response = GATED.test(decoded(path))
    ? ((await gate(request, event)) ?? NextResponse.next())
    : NextResponse.next({ request: { headers: pageHeaders(request) } });
  response.headers.set('content-security-policy', policy);
  return withHeaders(response);
}

/** A path as the router reads it: an escaped letter is no way round the gate. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function pageHeaders(request: NextRequest): Headers {
  return new Headers(request.headers);
}

function policyFor(request: NextRequest): string {
  const values = env();
  return contentSecurityPolicy({
    nonce: request.headers.get('x-nonce') ?? '',
    clerkHost: clerkFrontendHost(
      values.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY,
      values.NEXT_PUBLIC_CLERK_PROXY_URL,
    ),
    isDevelopment: values.NODE_ENV === 'development',
    isHttps: request.nextUrl.protocol === 'https:',
  });
}

function withHeaders<R extends { headers: Headers }>(response: R): R {
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value);
  return response;
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // Nothing is left out by its ending: a page's address may end like a file's. The API has its headers
    // from `next.config.ts`, since coming through here costs a call more than verifying its token
    '/((?!api/|chat$|_next/static/|_next/image|__clerk/).*)',
    // What is left out here, `next.config.ts` sends to the API by the same condition
    {
      source: '/chat',
      missing: [{ type: 'header', key: 'content-type', value: 'application/json' }],
    },
  ],
};
