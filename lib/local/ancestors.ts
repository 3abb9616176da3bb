import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const POLL_MS = 250;
const MAX_DEPTH = 8;
const RUNNER = /^(?:npm|npx|pnpm|yarn|bun)(?:-cli)?(?:\.[cm]?js)?(?:\s|$)/;

/**
 * Calls back once the npm that runs this process, or a shell between the two, is gone: after
 * `kill -9` of npm its script would live on, holding the port and the data. Only Linux tells.
 */
export function onAbandoned(callback: () => void): void {
  const chain = chainToRunner();
  if (chain.length === 0) return;
  const timer = setInterval(() => {
    const isWhole = chain.every((pid, index) => parentOf(chain[index - 1] ?? process.pid) === pid);
    if (isWhole) return;
    clearInterval(timer);
    callback();
  }, POLL_MS);
  timer.unref();
}

/** This process's ancestors up to the package manager that runs it; none when there is no such one. */
function chainToRunner(): number[] {
  const chain: number[] = [];
  for (let pid = process.ppid; pid > 1 && chain.length < MAX_DEPTH; pid = parentOf(pid)) {
    chain.push(pid);
    if (isRunner(pid)) return chain;
  }
  return [];
}

function isRunner(pid: number): boolean {
  const [program = '', script = ''] = read(`/proc/${pid}/cmdline`).split('\0');
  return RUNNER.test(basename(program)) || RUNNER.test(basename(script));
}

/** The fourth field of `/proc/PID/stat`; the second may hold spaces and ends at the last bracket. */
function parentOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
