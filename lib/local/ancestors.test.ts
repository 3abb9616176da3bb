import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { temporaryFolder } from './clerk/testing';

const WATCHER = `
  import { onAbandoned } from '${join(import.meta.dirname, 'ancestors.ts')}';
  onAbandoned(() => { console.log('abandoned'); process.exit(); });
  console.log('watching');
  setTimeout(() => process.exit(), 120_000);
`;

/** Runs the watcher under a shell under a script that a package manager's name is given to. */
async function startUnder(name: string) {
  const dir = await temporaryFolder();
  const node = `"${process.execPath}" --import tsx --input-type=module -e "$WATCHER"`;
  await writeFile(join(dir, 'between'), `${node}\nexit $?\n`);
  await writeFile(join(dir, name), `sh ${join(dir, 'between')}\nexit $?\n`);
  const runner = spawn('sh', [join(dir, name)], {
    env: { ...process.env, WATCHER },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(runner.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('watching');
  return { runner, next: async () => (await lines.next()).value as string | undefined };
}

it.runIf(process.platform === 'linux')('notices that npm was killed outright', async () => {
  const { runner, next } = await startUnder('npm');
  runner.kill('SIGKILL');
  await once(runner, 'exit');
  expect(await next()).toBe('abandoned');
});
