import { readFileSync } from 'node:fs';

/** When a process started, in ticks since boot, from Linux's /proc; null where there is none. */
export function processStart(pid: number): string | null {
  const fields = statFields(pid);
  return fields?.[19] ?? null;
}

/** The process that started a process; null where /proc does not tell. */
export function parentOf(pid: number): number | null {
  const parent = Number(statFields(pid)?.[1]);
  return Number.isInteger(parent) ? parent : null;
}

/** Whether the very process that was noted still runs, and not a later one with its number. */
export function isRunning(pid: number, start: string | null): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const fields = statFields(pid);
  if (!fields) return true;
  const isDead = fields[0] === 'Z' || fields[0] === 'X';
  return !isDead && (start === null || fields[19] === start);
}

/** `/proc/PID/stat` from its third field on; the second may hold spaces and ends at the last bracket. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
