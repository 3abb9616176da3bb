import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

/** Which process has a lock; `startedAt` tells it from a later process with the same number. */
export interface Holder {
  pid: number;
  host: string;
  startedAt: string;
  isReleased?: boolean;
}

const FOREIGN_TTL_MS = 30_000;
const run = promisify(execFile);

/** When a process started, in whatever unit the system gives; empty where it gives none, or for a zombie. */
async function startOf(pid: number): Promise<string> {
  if (process.platform === 'win32') return '';
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  }
  const answer = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => undefined);
  return answer?.stdout.trim() ?? '';
}

/** This process. */
export async function describeProcess(): Promise<Holder> {
  return { pid: process.pid, host: hostname(), startedAt: await startOf(process.pid) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the process still has the lock. One of another host (a container on a shared volume)
 * cannot be seen from here; its heartbeat on the lock's file decides.
 */
export async function isHolding(holder: Holder, file: string): Promise<boolean> {
  if (holder.isReleased) return false;
  if (holder.host !== hostname()) {
    const touched = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    return Date.now() - touched < FOREIGN_TTL_MS;
  }
  return isAlive(holder.pid) && (await startOf(holder.pid)) === holder.startedAt;
}
