import { site } from './site';

/** What the Content-Security-Policy of a page depends on. */
export interface PolicyInput {
  nonce: string;
  /** Clerk's frontend host, decoded from the publishable key; absent when Clerk is served by our own origin. */
  clerkHost: string | undefined;
  isDevelopment: boolean;
  isHttps: boolean;
}

/** The Content-Security-Policy of every page: nothing but what is named, scripts by nonce only. */
export function contentSecurityPolicy({
  nonce,
  clerkHost,
  isDevelopment,
  isHttps,
}: PolicyInput): string {
  const clerk = clerkHost ? ` https://${clerkHost}` : '';
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' https://res.cloudinary.com${clerk}${clerkHost ? ' https://clerk-telemetry.com' : ''}${isDevelopment ? ' ws: wss:' : ''}`,
    "img-src 'self' data: blob: https://img.clerk.com https://res.cloudinary.com https://books.google.com https://covers.openlibrary.org",
    `frame-src 'self' https://challenges.cloudflare.com${clerk}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' https://api.dictionaryapi.dev",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The policy of answers that are data: opened as a page they can do nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** How long browsers ask this host for https only; its subdomains where their owner says so. */
export const hsts = (isForSubdomains: boolean) =>
  `max-age=${HSTS_SECONDS}${isForSubdomains ? '; includeSubDomains; preload' : ''}`;

/** The other security headers, the same on every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': hsts(site.isHstsForSubdomains),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
};

/** Clerk's frontend host inside a publishable key; undefined when the key is missing, malformed or proxied. */
export function clerkFrontendHost(
  publishableKey: string | undefined,
  proxyUrl: string | undefined,
) {
  if (!publishableKey || proxyUrl?.startsWith('/')) return undefined;
  const encoded = /^pk_(?:test|live)_(.+)$/.exec(publishableKey)?.[1];
  const host = encoded ? Buffer.from(encoded, 'base64').toString('utf8').replace(/\$$/, '') : '';
  return /^[a-z0-9.-]+$/i.test(host) ? host : undefined;
}
