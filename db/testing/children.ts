import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A folder of the test's own, gone with it. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mise-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface Child {
  process: ChildProcess;
  /** Its standard output, line by line. */
  lines: AsyncIterableIterator<string>;
  /** Ends it as a crash does, and waits until it is gone. */
  crash(): Promise<void>;
}

/** Starts a script in a process of its own. */
export function startChild(script: URL, ...args: string[]): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const crash = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  onTestFinished(crash);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { process: child, lines, crash };
}

/** The next line of a child. */
export async function nextLine(child: Child): Promise<string | undefined> {
  const { value } = await child.lines.next();
  return value as string | undefined;
}
