import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@/db/testing/postgres';
import { prepareLocal } from '@/lib/local/prepare';
import { report } from './report';

const RUNS = 3;
const DATA_DIR = 'e2e/.out/cold-data';
const PATIENCE_MS = 120_000;

/** Seconds from a command's start until its landing page has been answered in full. */
async function firstPage(command: string[], port: number, env: Record<string, string>) {
  const begun = performance.now();
  const child = spawn(command[0] ?? '', command.slice(1), {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
  });
  const exited = once(child, 'exit');
  const end = () => void (child.pid && child.exitCode === null && process.kill(-child.pid));
  process.once('exit', end);
  try {
    while (!(await answers(port))) {
      if (performance.now() - begun > PATIENCE_MS || child.exitCode !== null) {
        throw new Error(`${command.join(' ')} did not answer. Run it by hand to see why.`);
      }
      await sleep(10);
    }
    return (performance.now() - begun) / 1000;
  } finally {
    end();
    await exited;
    process.removeListener('exit', end);
  }
}

const answers = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    async (response) => response.ok && (await response.text()).includes('</html>'),
    () => false,
  );

async function several(run: () => Promise<number>): Promise<number[]> {
  const seconds: number[] = [];
  for (let index = 0; index < RUNS; index += 1) seconds.push(await run());
  return seconds.toSorted((one, other) => one - other);
}

/** The built server, beside the local parts that a preview starts with it. */
async function startBuilt(): Promise<number> {
  const values = { ...process.env, DATA_DIR, PORT: String(await freePort()) };
  const local = await prepareLocal({ values, isFindingTextServer: false });
  const command = ['next', 'start', '-p', String(local.port), '-H', 'localhost'];
  try {
    return await firstPage(command, local.port, { ...local.env, NODE_ENV: 'production' });
  } finally {
    await local.close();
  }
}

/** The whole of `npm run dev`; `isFresh` begins as a clone does, with no data and nothing compiled. */
async function startDevelopment(isFresh: boolean): Promise<number> {
  if (isFresh)
    for (const folder of [DATA_DIR, '.next/dev']) rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  return firstPage(['npm', 'run', 'dev'], port, { PORT: String(port), DATA_DIR });
}

const stated = (what: string, seconds: number[]) => ({
  what,
  target: 'stated',
  measured: `${seconds[1]?.toFixed(2)} s (${seconds[0]?.toFixed(2)} to ${seconds.at(-1)?.toFixed(2)})`,
  passed: null,
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
report([
  stated('cold start: next start to the first page', await several(startBuilt)),
  stated(
    'cold start: npm run dev to the first page, fresh clone',
    await several(() => startDevelopment(true)),
  ),
  stated(
    'cold start: npm run dev to the first page, later',
    await several(() => startDevelopment(false)),
  ),
]);
process.exit(0);
