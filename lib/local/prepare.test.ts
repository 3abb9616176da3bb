import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from './clerk/testing';
import { prepareLocal } from './prepare';
import type { PrepareOptions } from './prepare';

const CHILD = `
  import { prepareLocal } from '${join(import.meta.dirname, 'prepare.ts')}';
  const options = { values: { DATA_DIR: process.argv[1], PORT: '0' }, isFindingTextServer: false };
  prepareLocal(options).then(({ url }) => console.log('up', url), (error) => console.log(error.message));
`;

async function prepare(values: PrepareOptions['values']) {
  const local = await prepareLocal({
    values: { PORT: '0', ...values },
    isFindingTextServer: false,
  });
  onTestFinished(local.close);
  return local;
}

/** A starter in a process of its own; resolves with the line it says first. */
async function startElsewhere(dir: string) {
  const args = ['--import', 'tsx', '--input-type=module', '-e', CHILD, dir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, line };
}

it('embeds everything that is missing', async () => {
  const DATA_DIR = await temporaryFolder();
  const { env, parts, url, port } = await prepare({ DATA_DIR, OPENAI_API_KEY: ' ', APP_URL: '' });
  expect(env).toMatchObject({
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    DATA_DIR,
    MISE_LOCAL: 'auth,database,text,images,media',
    OPENAI_API_KEY: 'sandbox',
    TEXT_MODEL: 'mise-sandbox',
    IMAGE_MODEL: 'mise-painter',
  });
  expect(env.IMAGE_BASE_URL).toBe(env.OPENAI_BASE_URL);
  expect(url).toBe(env.APP_URL);
  expect(parts.map(({ name }) => name).join()).toBe(env.MISE_LOCAL);
  expect((await fetch(`${env.OPENAI_BASE_URL}/models`)).status).toBe(200);
  expect((await fetch(`${env.CLERK_EMULATOR_URL}/v1/environment`)).status).toBe(200);
});

it('leaves alone what is set', async () => {
  const { env } = await prepare({
    DATA_DIR: await temporaryFolder(),
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: 'pk_test_x',
    CLERK_SECRET_KEY: 'sk_test_x',
    DATABASE_URL: 'postgres://db/x',
    OPENAI_BASE_URL: 'http://llm/v1',
    IMAGE_API_KEY: 'k',
    CLOUDINARY_URL: 'cloudinary://k:s@c',
    APP_URL: 'https://mise.example',
  });
  expect(env).toEqual({
    PORT: env.PORT,
    APP_URL: 'https://mise.example',
    DATA_DIR: env.DATA_DIR,
    MISE_LOCAL: '',
    NEXT_TELEMETRY_DISABLED: '1',
  });
});

it('uses the sandbox when the model asked for is the sandbox’s', async () => {
  const DATA_DIR = await temporaryFolder();
  const values = { DATA_DIR, PORT: '0', TEXT_MODEL: 'mise-sandbox' };
  const local = await prepareLocal({ values, isFindingTextServer: true });
  onTestFinished(local.close);
  expect(local.env.OPENAI_API_KEY).toBe('sandbox');
});

it('steps over a taken port, and the address follows', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const taken = (server.address() as AddressInfo).port;
  const { env } = await prepare({ DATA_DIR: await temporaryFolder(), PORT: String(taken) });
  expect(Number(env.PORT)).toBeGreaterThan(taken);
  expect(env.APP_URL).toBe(`http://localhost:${env.PORT}`);
});

it('keeps the emulator’s address over restarts, because builds fix it', async () => {
  const DATA_DIR = await temporaryFolder();
  const first = await prepare({ DATA_DIR });
  await first.close();
  expect((await prepare({ DATA_DIR })).env.CLERK_EMULATOR_URL).toBe(first.env.CLERK_EMULATOR_URL);
});

it.each([
  [{ PORT: 'x' }, 'PORT is x'],
  [{ PORT: '70000' }, 'PORT is 70000'],
  [{ CLERK_SECRET_KEY: 'sk_live_x' }, 'NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is missing'],
  [{ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: 'pk_live_x' }, 'CLERK_SECRET_KEY is missing'],
])('says in a sentence what is wrong with %j, and lets the folder go', async (values, sentence) => {
  const DATA_DIR = await temporaryFolder();
  await expect(prepare({ DATA_DIR, ...values })).rejects.toThrow(sentence);
  await expect(prepare({ DATA_DIR })).resolves.toBeDefined();
});

it('refuses a folder that is in use, and takes it over after kill -9', async () => {
  const dir = await temporaryFolder();
  const { child, line } = await startElsewhere(dir);
  expect(line).toMatch(/^up /);
  await expect(prepare({ DATA_DIR: dir })).rejects.toThrow(`in use by process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect(prepare({ DATA_DIR: dir })).resolves.toBeDefined();
});

it('gives the folder to one of several that start at once', async () => {
  const dir = await temporaryFolder();
  const lines = await Promise.all([1, 2, 3].map(async () => (await startElsewhere(dir)).line));
  expect(lines.filter((line) => line.startsWith('up '))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('is in use by process'))).toHaveLength(2);
});
