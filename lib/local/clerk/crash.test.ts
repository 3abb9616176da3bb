import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { callBackend, startTestEmulator, temporaryFolder, TestBrowser } from './testing';

const SERVER = `
  import { startClerkEmulator } from '${join(import.meta.dirname, 'server.ts')}';
  console.log((await startClerkEmulator({ dir: process.argv[1] })).url);
`;

/** An emulator in a process that can be killed; resolves once it listens. */
async function startElsewhere(dir: string) {
  const args = ['--import', 'tsx', '--input-type=module', '-e', SERVER, dir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, child };
}

it('loses no acknowledged account to kill -9', async () => {
  const dir = await temporaryFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) {
    const { url, child } = await startElsewhere(dir);
    const signUps = Array.from({ length: 24 }, async (_, index) => {
      const email = `u${round}-${index}@example.com`;
      const { status } = await new TestBrowser({ url }).signUp(email);
      if (status === 200 && acknowledged.push(email) % 10 === 0) child.kill('SIGKILL');
    });
    await Promise.allSettled(signUps);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  const emulator = await startTestEmulator({ dir });
  const { body } = await callBackend(emulator, 'GET', '/users?limit=500');
  const kept = (body as unknown as { email_addresses: { email_address: string }[] }[]).map(
    (user) => user.email_addresses[0]?.email_address,
  );
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
});
