import { globSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { navItems } from '@/lib/tools/registry';
import { securityHeaders } from '@/lib/security-headers';
import { expect, openAsNew, signUpAt, test } from './fixtures';
import { openPages } from './pages';

const OPEN = [...openPages, '/community/nothing'];
/** What only the pages behind sign-in hold, as HTML or as React's own wire format. */
const OURS =
  /Total Creations|Recent Creations|id="sidebar"|id="chat"|firstPage|Dashboard ·|Article writing ·/;

async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(text: string): void };
    document.addEventListener('securitypolicyviolation', (event) => {
      noteViolation(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return violations;
}

interface Raw {
  status: number;
  text: string;
}

/**
 * The status and text of an address sent exactly as it is written, dots and slashes included. Redirects
 * are followed with the same headers: the router sends requests in its own format round once.
 */
function getRaw(baseURL: string, path: string, headers: Record<string, string> = {}, hops = 3) {
  const { hostname, port, origin } = new URL(baseURL);
  return new Promise<Raw>((resolve, reject) => {
    get({ hostname, port, path, headers }, (response) => {
      const target = URL.parse(response.headers.location ?? '', origin);
      if (response.headers.location && target?.origin === origin && hops > 0) {
        response.resume();
        resolve(getRaw(baseURL, target.pathname + target.search, headers, hops - 1));
        return;
      }
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });
}

const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

async function policyOf(request: APIRequestContext, path: string, headers = {}) {
  const response = await request.get(path, { headers });
  const policy = response.headers()['content-security-policy'];
  return { policy, nonce: nonceOf(policy), html: await response.text() };
}

test.describe('the content security policy', () => {
  test('is kept by every page', async ({ page }) => {
    test.setTimeout(180_000);
    const violations = await collectViolations(page);
    for (const path of OPEN) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    await signUpAt(page, '/ai');
    for (const path of [...navItems.map((item) => item.path), '/chat', '/']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(violations).toEqual([]);
  });

  test('stops what it does not name', async ({ context }) => {
    const page = await context.newPage();
    const violations = await collectViolations(page);
    await page.goto('/privacy');
    await page.evaluate(() => {
      const script = document.createElement('div');
      script.innerHTML = '<img src="https://evil.example/x.png" onerror="document.title = 1">';
      document.body.append(script);
    });
    await expect.poll(() => violations.join()).toContain('img-src https://evil.example');
  });

  test('has a nonce of its own for every answer, never one from the request', async ({
    request,
  }) => {
    const forged = {
      'x-nonce': 'Zm9yZ2Vk',
      'content-security-policy': "script-src 'nonce-Zm9yZ2Vk'",
    };
    const nonces = new Set<string | undefined>();
    for (const path of ['/', '/', '/ai', '/sign-in', '/nowhere']) {
      const { policy, nonce, html } = await policyOf(request, path, forged);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(html).toContain(`nonce="${nonce}"`);
      expect(policy + html).not.toContain('Zm9yZ2Vk');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
    expect(nonces).not.toContain(undefined);
  });
});

test('every kind of answer carries the security headers', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const answers = ['/', '/ai', '/nowhere', '/api/health', '/api/nothing', script, '/icons/192.png'];
  for (const path of [
    ...answers,
    '/robots.txt',
    '/_next/static/none.js',
    '/testimonials/maya.svg',
  ]) {
    const headers = (await request.get(path)).headers();
    expect({ path, ...headers }).toMatchObject({ path, ...securityHeaders });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
  const data = (await request.get('/api/health')).headers();
  expect(data['content-security-policy']).toContain("default-src 'none'");
});

test('no source map, dot file, source or secret is served', async ({ baseURL }) => {
  const maps = globSync('.next/static/**/*.map');
  expect(maps).toEqual([]);
  const scripts = globSync('.next/static/chunks/*.js').slice(0, 3);
  const paths = [
    ...scripts.map((path) => `/_${path.slice(1)}.map`),
    '/.env',
    '/.env.local',
    '/.git/config',
    '/lib/env.ts',
    '/package.json',
    '/.next/BUILD_ID',
    '/_next/static/../../.env',
    '/_next/static/%2e%2e/%2e%2e/package.json',
    '/../package.json',
    '/next.config.ts',
    '/.data/lock',
    '/_next/server/middleware.js',
    '/api/media/..%2f..%2f.env',
  ];
  for (const path of paths) {
    const { status, text } = await getRaw(baseURL ?? '', path);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    expect(text).not.toMatch(
      /CLERK_SECRET_KEY|"dependencies"|repositoryformatversion|process\.env/,
    );
  }
});

test('the local accounts answer this machine’s names, and their back end nobody through the app', async ({
  baseURL,
}) => {
  const secret = readFileSync('e2e/.out/data/clerk/secret-key', 'utf8');
  const statusOf = async (path: string, headers = {}) =>
    (await getRaw(baseURL ?? '', path, headers)).status;
  expect(await statusOf('/__clerk/v1/environment')).toBe(200);
  for (const headers of [
    { host: 'rebound.example' },
    { host: 'rebound.example', 'x-forwarded-host': 'localhost' },
  ]) {
    expect(await statusOf('/__clerk/v1/environment', headers)).toBe(403);
  }
  const authorization = `Bearer ${secret}`;
  for (const path of ['/__clerk/bapi/v1/users', '/__clerk/%2e%2e/bapi/v1/users']) {
    expect(await statusOf(path, { authorization })).toBeGreaterThanOrEqual(403);
  }
});

test('the picture optimizer fetches nothing for anybody', async ({ request }) => {
  const urls = [
    'https://evil.example/x.png',
    'http://169.254.169.254/latest',
    '//evil.example/x',
    '/icons/192.png',
    'file:///etc/passwd',
    '/api/health',
  ];
  for (const url of urls) {
    const response = await request.get('/_next/image', { params: { url, w: 640, q: 75 } });
    expect([url, response.status()]).toEqual([url, 400]);
  }
});

test.describe('somebody signed out gets nothing', () => {
  const forged: Record<string, string>[] = [
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-middleware-subrequest': 'src/middleware' },
    { 'x-middleware-next': '1', 'x-middleware-rewrite': '/ai' },
    {
      'x-middleware-override-headers': 'x-clerk-auth-status',
      'x-middleware-request-x-clerk-auth-status': 'signed-in',
    },
    {
      'x-clerk-auth-status': 'signed-in',
      'x-clerk-auth-token': 'a.b.c',
      'x-clerk-auth-message': '',
    },
    { 'x-matched-path': '/ai', 'x-invoke-path': '/ai', 'x-nextjs-data': '1' },
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json', rsc: '1' },
    { 'x-forwarded-host': 'evil.example', 'x-original-url': '/ai', 'x-rewrite-url': '/ai' },
  ];

  test('with forged framework headers', async ({ baseURL }) => {
    for (const headers of forged) {
      for (const path of ['/ai', '/ai/write-article', '/chat']) {
        const { text } = await getRaw(baseURL ?? '', path, headers);
        expect([path, headers, OURS.exec(text)]).toEqual([path, headers, null]);
      }
      const data = await getRaw(baseURL ?? '', '/api/user/get-user-creations', headers);
      expect([headers, data.status]).toEqual([headers, 401]);
    }
  });

  test('by tricks with the path', async ({ baseURL }) => {
    const paths = [
      '/x/../ai',
      '/ai/../ai',
      '//ai',
      '///ai/',
      '/AI',
      '/%61i',
      '/%61i/write-article',
      '/ai/%77rite-article',
      '/ai.rsc',
      '/ai/write-article.rsc',
      '/ai/write-article?_rsc=abc',
      '/ai.segments/_tree.segment.rsc',
      '/ai/index.html',
      '/ai;x',
      '/ai%00',
      '/ai%2fwrite-article',
      '/_next/static/../../ai',
      '/_next/image/../ai',
      '/__clerk/../ai',
      '/_next/data/x/ai.json',
      '/ai/bhagavad-gita/1/1.png',
      '/chat.rsc',
    ];
    for (const path of paths) {
      for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
        const { status, text } = await getRaw(baseURL ?? '', path, headers);
        expect([path, OURS.exec(text), status < 500]).toEqual([path, null, true]);
      }
    }
  });

  test('by cookies, from here or elsewhere', async ({ page, request, baseURL }) => {
    await openAsNew(page, '/ai');
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(cookie).toContain('__session=');
    // The same request with a session shows what the ones without it must not
    const mine = await getRaw(baseURL ?? '', '/ai', { rsc: '1', cookie });
    expect(mine.text).toMatch(OURS);
    for (const origin of ['https://evil.example', baseURL ?? '', 'null']) {
      for (const path of ['/chat', '/api/chat', '/api/user/toggle-like-creation']) {
        const headers = { cookie, origin };
        const response = await request.post(path, { headers, data: { message: 'Hi', id: 'x' } });
        expect([origin, path, response.status()]).toEqual([origin, path, 401]);
        expect(response.headers()).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });
});
