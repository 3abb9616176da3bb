import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { examine } from './checks';

let base = '';
const server = createServer((request, response) => {
  const isRefused = request.headers.authorization === 'Bearer wrong';
  response.writeHead(isRefused ? 401 : 200).end('{}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const nowhere = 'http://127.0.0.1:9';

function environment(changes: Record<string, string> = {}) {
  return readEnv({
    OPEN_LIBRARY_URL: base,
    LRCLIB_URL: base,
    LYRICS_OVH_URL: base,
    DICTIONARY_URL: base,
    DEFILLAMA_URL: base,
    ...changes,
  });
}

async function verdicts(changes: Record<string, string> = {}) {
  const findings = await examine(environment(changes));
  return Object.fromEntries(findings.map(({ part, verdict }) => [part, verdict]));
}

describe('the doctor', () => {
  it('says what is not set, and finds what answers', async () => {
    expect(await verdicts()).toMatchObject({
      auth: 'missing',
      database: 'missing',
      text: 'missing',
      lyrics: 'ok',
      figures: 'ok',
    });
  });

  it('finds refused keys, dead services and a database that is away', async () => {
    const found = await verdicts({
      OPENAI_API_KEY: 'wrong',
      OPENAI_BASE_URL: base,
      LRCLIB_URL: nowhere,
      OPERATOR_KEY: 'short',
      DATABASE_URL: 'postgres://u:p@127.0.0.1:9/x',
      CLOUDINARY_URL: 'https://not.cloudinary',
    });
    expect(found).toMatchObject({
      text: 'fails',
      lyrics: 'fails',
      operator: 'fails',
      database: 'fails',
      media: 'fails',
    });
  });

  it('fails where accounts are Clerk’s own and their deletion is not told', async () => {
    const keys = { CLERK_SECRET_KEY: 'sk_live_x', CLERK_API_URL: base };
    const told = { ...keys, CLERK_WEBHOOK_SIGNING_SECRET: 'whsec_x' };
    expect(await verdicts(keys)).toMatchObject({ webhook: 'fails' });
    expect(await verdicts(told)).toMatchObject({ webhook: 'ok' });
    expect(await verdicts({ ...keys, MISE_LOCAL: 'auth' })).toMatchObject({ webhook: 'missing' });
  });

  it('shows no secret', async () => {
    const findings = await examine(
      environment({
        OPENAI_API_KEY: 'sk-secret',
        OPENAI_BASE_URL: base,
        DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/x',
      }),
    );
    expect(JSON.stringify(findings)).not.toMatch(/sk-secret|hunter2/);
  });
});
