import { spawn } from 'node:child_process';
import { once } from 'node:events';

const GRACE_MS = 12_000;

/**
 * Runs a command at the head of a process group of its own, beside a shell that kills the whole
 * group once descriptor 3 closes: that is when this process ends, `kill -9` included.
 */
const GUARDED = '(cat <&3 >/dev/null; kill -9 -$$) & exec "$@" 3<&-';

export type GuardedProcess = {
  pid: number | undefined;
  /** The exit code; 137 or 143 when it was killed. */
  exited: Promise<number>;
  /** Asks the command to end, makes it after five seconds, and leaves none of its children behind. */
  stop: (signal: NodeJS.Signals) => Promise<void>;
};

/** Starts Node with arguments and more environment; the process and its children end with this one. */
export function startGuarded(args: string[], env: Record<string, string>): GuardedProcess {
  const isWindows = process.platform === 'win32';
  const options = { env: { ...process.env, ...env }, detached: !isWindows } as const;
  const child = isWindows
    ? spawn(process.execPath, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawn('/bin/sh', ['-c', GUARDED, 'sh', process.execPath, ...args], {
        ...options,
        stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
      });
  const killGroup = () => {
    try {
      if (child.pid) process.kill(isWindows ? child.pid : -child.pid, 'SIGKILL');
    } catch {}
  };
  const exited = once(child, 'exit').then(([code, signal]) => {
    killGroup();
    return typeof code === 'number' ? code : signal === 'SIGKILL' ? 137 : 143;
  });
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const timer = setTimeout(killGroup, GRACE_MS);
    await exited;
    clearTimeout(timer);
  };
  return { pid: child.pid, exited, stop };
}
