import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isRunning, parentOf, processStart } from './process-identity';

const POLL_MS = 250;
const MAX_DEPTH = 8;
const RUNNER = /^(?:npm|npx|pnpm|yarn|bun)(?:-cli)?(?:\.[cm]?js)?(?:\s|$)/;

/**
 * Calls back once a process between this one and the npm that runs it is gone: after `kill -9` of
 * npm its script would live on, holding the port and the data. Only Linux's /proc tells who npm is.
 */
export function onAbandoned(callback: () => void): void {
  const watched = chainToRunner().map((pid) => ({ pid, start: processStart(pid) }));
  if (watched.length === 0) return;
  const timer = setInterval(() => {
    if (watched.every(({ pid, start }) => isRunning(pid, start))) return;
    clearInterval(timer);
    callback();
  }, POLL_MS);
  timer.unref();
}

/** This process's ancestors up to the package manager that runs it; none when there is no such one. */
function chainToRunner(): number[] {
  const chain: number[] = [];
  for (let pid = process.ppid; pid > 1 && chain.length < MAX_DEPTH;) {
    chain.push(pid);
    if (isRunner(pid)) return chain;
    pid = parentOf(pid) ?? 0;
  }
  return [];
}

function isRunner(pid: number): boolean {
  try {
    const [program = '', script = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return RUNNER.test(basename(program)) || RUNNER.test(basename(script));
  } catch {
    return false;
  }
}
