import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { startGuarded } from './guarded-process';

/** Says its own number and its child's, and ends for nothing but SIGKILL. */
const STUBBORN = `
  const { spawn } = require('node:child_process');
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log(process.pid + ' ' + child.pid);
  setInterval(() => {}, 1000);
`;

const STARTER = `
  import { startGuarded } from '${join(import.meta.dirname, 'guarded-process.ts')}';
  startGuarded(['-e', ${JSON.stringify(STUBBORN)}], {});
  setInterval(() => {}, 1000);
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.skipIf(process.platform === 'win32')(
  'leaves no child behind when the starter is killed outright',
  async () => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', STARTER];
    const starter = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void starter.kill('SIGKILL'));
    const [line] = (await once(createInterface(starter.stdout), 'line')) as [string];
    const pids = line.split(' ').map(Number);
    expect(pids.map(isAlive)).toEqual([true, true]);
    starter.kill('SIGKILL');
    await expect.poll(() => pids.map(isAlive)).toEqual([false, false]);
  },
);

it('passes the exit code and the environment on', async () => {
  const child = startGuarded(['-e', 'process.exit(Number(process.env.CODE))'], { CODE: '7' });
  expect(await child.exited).toBe(7);
});

it('ends a command that listens to signals at once', async () => {
  const listening = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)";
  const child = startGuarded(['-e', listening], {});
  const ended = child.exited.then((code) => [0, 143].includes(code));
  await child.stop('SIGTERM');
  expect(await ended).toBe(true);
});

it('makes a command end that does not listen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deaf-'));
  const sign = join(folder, 'listens-no-more');
  const deaf = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);
    require('fs').writeFileSync(${JSON.stringify(sign)}, '')`;
  const child = startGuarded(['-e', deaf], {});
  await expect.poll(() => existsSync(sign), { timeout: 15_000 }).toBe(true);
  rmSync(folder, { recursive: true });
  await child.stop('SIGTERM');
  expect(await child.exited).toBe(137);
});
