import { expect, it } from 'vitest';
import {
  clerkFrontendHost,
  contentSecurityPolicy,
  hsts,
  securityHeaders,
} from './security-headers';

const policy = contentSecurityPolicy({
  nonce: 'n',
  clerkHost: 'clerk.mise.test',
  isDevelopment: false,
  isHttps: true,
});
const directives = Object.fromEntries(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  }),
);

it('names everything that a page may use, and nothing else', () => {
  expect(directives).toMatchObject({
    'default-src': "'none'",
    'script-src': "'nonce-n' 'strict-dynamic'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  });
  expect(directives['connect-src']).toContain('https://clerk.mise.test');
  const { 'style-src': styles, ...rest } = directives;
  expect(styles).toBe("'self' 'unsafe-inline'");
  expect(Object.values(rest).join(' ')).not.toMatch(/unsafe|\*|http:/);
});

it('keeps every answer to https, its type, its origin and few abilities', () => {
  expect(securityHeaders).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const ability of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(securityHeaders['permissions-policy']).toContain(`${ability}=()`);
  }
});

it('speaks for subdomains only where their owner says so', () => {
  expect(hsts(false)).toBe('max-age=63072000');
  expect(hsts(true)).toBe('max-age=63072000; includeSubDomains; preload');
});

it.each([
  [`pk_live_${btoa('clerk.mise.test$')}`, undefined, 'clerk.mise.test'],
  [`pk_live_${btoa('x; script-src *$')}`, undefined, undefined],
  [`pk_live_${btoa('clerk.mise.test$')}`, '/__clerk', undefined],
  [undefined, undefined, undefined],
])('reads the host of %s behind %s', (key, proxy, host) => {
  expect(clerkFrontendHost(key, proxy)).toBe(host);
});
