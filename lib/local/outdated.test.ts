import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dependencies, devDependencies } from '@/package.json' with { type: 'json' };
import { listen } from './listen';

const NEWER = '99.0.0';
const pinned: Partial<Record<string, string>> = { ...dependencies, ...devDependencies };
const ADVISORY = {
  id: 1,
  url: 'https://example.org/advisory',
  title: 'A hole that was found later',
  severity: 'high',
  vulnerable_versions: `<${NEWER}`,
};

/** A registry that knows a newer version of every package, and an advisory about `next`. */
const registry = createServer(async (request, response) => {
  const path = decodeURIComponent(request.url ?? '');
  if (path.startsWith('/-/npm/v1/security/advisories/bulk')) {
    const body = Buffer.concat(await request.toArray());
    const asked = JSON.parse(gunzipSync(body).toString()) as Record<string, string[]>;
    response.end(JSON.stringify(asked.next ? { next: [ADVISORY] } : {}));
    return;
  }
  const name = path.slice(1);
  const known = [pinned[name] ?? NEWER, NEWER].map((version) => [version, { name, version }]);
  const versions = Object.fromEntries(known);
  response.end(JSON.stringify({ name, 'dist-tags': { latest: NEWER }, versions }));
});

let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  const port = await listen(registry, 0);
  env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` };
});
afterAll(() => registry.close());

it('`npm run outdated` names what is behind and what has an advisory', async () => {
  const said = await text(spawn('npm', ['run', 'outdated'], { env }).stdout);
  expect(said).toMatch(new RegExp(`^next +${dependencies.next} .*${NEWER}`, 'm'));
  expect(said).toContain(ADVISORY.title);
});
