import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Running {
  port: number;
  stop(): Promise<void>;
}

/** Starts Node on a port and waits, for at most a minute, until `path` of it answers. */
export async function startNode(
  args: readonly string[],
  port: number,
  options: { path?: string; env?: Record<string, string>; cwd?: string } = {},
): Promise<Running> {
  const { path = '/', env = {}, cwd = process.cwd() } = options;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const isUp = await fetch(`http://localhost:${port}${path}`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { port, stop };
    if (child.exitCode !== null) break;
    await sleep(250);
  }
  await stop();
  throw new Error(`${args.join(' ')} did not answer ${path}.`);
}
