import { describe, expect, it } from 'vitest';
import { assertDeployable, EMULATOR_SECRET } from './deploy-guard';
import { PUBLISHABLE_KEY } from '@/lib/local/clerk/constants';

const real = `pk_live_${Buffer.from('clerk.example.com$').toString('base64')}`;
const complete = {
  NODE_ENV: 'production',
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: real,
  CLERK_SECRET_KEY: 'sk_live_real',
  DATABASE_URL: 'postgres://db.example.com/app',
  OPENAI_API_KEY: 'sk-real',
};
const emulated = {
  ...complete,
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  CLERK_SECRET_KEY: `${EMULATOR_SECRET}_of-a-folder`,
};

describe('assertDeployable', () => {
  it('lets a complete production environment build and start', () => {
    expect(() => assertDeployable(complete, 'build')).not.toThrow();
    expect(() => assertDeployable(complete, 'start')).not.toThrow();
    expect(() => assertDeployable({ ...complete, VERCEL: '1' }, 'start')).not.toThrow();
  });

  it('lets the emulator serve a development server and a local preview', () => {
    const preview = { ...emulated, MISE_LOCAL: 'auth,database,text' };
    expect(() => assertDeployable(preview, 'build')).not.toThrow();
    expect(() => assertDeployable(preview, 'start')).not.toThrow();
    expect(() => assertDeployable({ ...emulated, NODE_ENV: 'development' }, 'start')).not.toThrow();
  });

  it.each(['VERCEL', 'NETLIFY', 'FLY_APP_NAME', 'K_SERVICE', 'DYNO'])(
    'refuses the emulator where %s tells of a hosting platform',
    (name) => {
      const values = { ...emulated, MISE_LOCAL: 'auth', [name]: 'x' };
      expect(() => assertDeployable(values, 'build')).toThrow(`${name} is set`);
      expect(() => assertDeployable(values, 'start')).toThrow(`${name} is set`);
    },
  );

  it('refuses the emulator in production unless the local starter asks for it', () => {
    expect(() => assertDeployable(emulated, 'build')).toThrow('npm run preview');
    expect(() => assertDeployable(emulated, 'start')).toThrow('npm run preview');
    const onlySecret = { ...complete, CLERK_SECRET_KEY: emulated.CLERK_SECRET_KEY };
    expect(() => assertDeployable(onlySecret, 'start')).toThrow('npm run preview');
  });

  it('refuses to serve a build that has the emulator’s key in its pages with real keys', () => {
    expect(() => assertDeployable(complete, 'start', PUBLISHABLE_KEY)).toThrow('local preview');
    expect(() => assertDeployable(complete, 'start', real)).not.toThrow();
  });

  it.each([
    'NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY',
    'CLERK_SECRET_KEY',
    'DATABASE_URL',
    'OPENAI_API_KEY',
  ])('names %s when a production start lacks it, and lets the build pass', (name) => {
    const values = { ...complete, [name]: undefined };
    expect(() => assertDeployable(values, 'start')).toThrow(`${name} is missing`);
    expect(() => assertDeployable({ ...complete, [name]: '' }, 'start')).toThrow(name);
    expect(() => assertDeployable(values, 'build')).not.toThrow();
  });

  it('names everything that is missing in one sentence', () => {
    expect(() => assertDeployable({ NODE_ENV: 'production' }, 'start')).toThrow(
      'NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY, CLERK_SECRET_KEY, DATABASE_URL, OPENAI_API_KEY are missing',
    );
  });

  it('takes a base address in place of an OpenAI key', () => {
    const values = { ...complete, OPENAI_API_KEY: undefined, OPENAI_BASE_URL: 'http://llm/v1' };
    expect(() => assertDeployable(values, 'start')).not.toThrow();
  });

  it('does not ask a local preview for the parts it embeds', () => {
    const values = { ...complete, DATABASE_URL: undefined };
    expect(() => assertDeployable({ ...values, MISE_LOCAL: 'database' }, 'start')).not.toThrow();
    expect(() => assertDeployable({ ...values, MISE_LOCAL: 'text' }, 'start')).toThrow(
      'DATABASE_URL',
    );
  });

  it.each(['pk_live_', 'pk_live_xyz', 'clerk.example.com', 'pk_test_Y2xlcms='])(
    'says that %j is no publishable key',
    (key) => {
      const values = { ...complete, NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: key };
      expect(() => assertDeployable(values, 'build')).toThrow('not a Clerk publishable key');
      expect(() => assertDeployable(values, 'start')).toThrow('not a Clerk publishable key');
    },
  );

  it('warns of a secret key in the public variable without repeating it', () => {
    const values = { ...complete, NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: 'sk_live_topsecret' };
    expect(() => assertDeployable(values, 'build')).toThrow(/holds a secret key(?!.*topsecret)/);
  });
});
