import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const NEXT = join(import.meta.dirname, '../../node_modules/next/dist/bin/next');
const GRACE_MS = 5_000;

/**
 * Runs a command at the head of a process group of its own, beside a shell that kills the whole
 * group once descriptor 3 closes: that is when this process ends, `kill -9` included.
 */
const GUARDED = '(cat <&3 >/dev/null; kill -9 -$$) & exec "$@" 3<&-';

export type NextProcess = {
  /** The exit code, or 128 and the signal's usual 9 or 15 when it was killed. */
  exited: Promise<number>;
  /** Asks Next to end, makes it after a while, and leaves none of its children behind. */
  stop: (signal: NodeJS.Signals) => Promise<void>;
};

/** Starts one of Next's commands (`dev`, `build`, `start`) with the given environment added. */
export function startNext(args: string[], env: Record<string, string>): NextProcess {
  const command = [process.execPath, NEXT, ...args];
  const isWindows = process.platform === 'win32';
  const child = isWindows
    ? spawn(process.execPath, [NEXT, ...args], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: merged(env),
      })
    : spawn('/bin/sh', ['-c', GUARDED, 'sh', ...command], {
        stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
        env: merged(env),
        detached: true,
      });
  const killGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(isWindows ? child.pid : -child.pid, signal);
    } catch {}
  };
  const exited = once(child, 'exit').then(([code, signal]) => {
    killGroup('SIGKILL');
    return typeof code === 'number' ? code : signal === 'SIGKILL' ? 137 : 143;
  });
  return {
    exited,
    stop: async (signal) => {
      child.kill(signal);
      const timer = setTimeout(() => killGroup('SIGKILL'), GRACE_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

const merged = (env: Record<string, string>) => ({ ...process.env, ...env });
