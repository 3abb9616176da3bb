import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const START = "import('./lib/server/server-start.ts').then((start) => start.startServer())";

/** What a server with these settings says on its error output when it starts. */
async function startedWith(settings: Record<string, string>): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    // A host of functions does not migrate here
    VERCEL: '1',
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_live_${Buffer.from('clerk.example.com$').toString('base64')}`,
    CLERK_SECRET_KEY: 'sk_live_real',
    CLERK_WEBHOOK_SIGNING_SECRET: '',
    DATABASE_URL: 'postgres://db.example.com/app',
    OPENAI_API_KEY: 'sk-real',
    ...settings,
  };
  const run = promisify(execFile);
  const { stderr } = await run(process.execPath, ['--import', 'tsx', '-e', START], { env });
  return stderr;
}

describe('the start of a production server', () => {
  it('says loudly that deleted accounts would keep what they made', async () => {
    expect(await startedWith({})).toContain('CLERK_WEBHOOK_SIGNING_SECRET is missing');
  });

  it('is silent about it once the secret is set', async () => {
    const settings = { CLERK_WEBHOOK_SIGNING_SECRET: 'whsec_c2VjcmV0' };
    expect(await startedWith(settings)).not.toContain('CLERK_WEBHOOK_SIGNING_SECRET');
  });
});
