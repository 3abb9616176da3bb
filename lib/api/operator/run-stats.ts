import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';

interface Tally {
  runs: number;
  failures: number;
  totalMs: number;
  slowestMs: number;
}

/** On `globalThis`, so that whatever bundles hold the tools, one of them can tell of all. */
const shared = globalThis as { miseRuns?: { since: Date; tallies: Map<string, Tally> } };
const runs = () => (shared.miseRuns ??= { since: new Date(), tallies: new Map() });

/**
 * Runs `work` and counts it among a tool's runs on this instance. A failure is one of ours or of a
 * service: what the person asked wrongly, what nobody has, and who left are none.
 */
export async function countRun<T>(
  tool: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const end = (outcome: string, hasFailed: boolean) => {
    const ms = Math.round(performance.now() - startedAt);
    count(tool, ms, hasFailed);
    log.info('run.ended', { tool, ms, outcome });
  };
  try {
    const result = await work();
    end('done', false);
    return result;
  } catch (error) {
    const known = error instanceof AppError ? error : undefined;
    if (signal.aborted) end('left', false);
    else end(known?.code ?? 'internal', !known || known.status >= 500);
    throw error;
  }
}

function count(tool: string, ms: number, hasFailed: boolean): void {
  const { tallies } = runs();
  const tally = tallies.get(tool) ?? { runs: 0, failures: 0, totalMs: 0, slowestMs: 0 };
  tally.runs += 1;
  tally.failures += hasFailed ? 1 : 0;
  tally.totalMs += ms;
  tally.slowestMs = Math.max(tally.slowestMs, ms);
  tallies.set(tool, tally);
}

/** Runs, failures and milliseconds by tool since this instance started. */
export function readRunStats() {
  const { since, tallies } = runs();
  const tools = [...tallies].map(([tool, { runs: all, failures, totalMs, slowestMs }]) => ({
    tool,
    runs: all,
    failures,
    meanMs: Math.round(totalMs / all),
    slowestMs,
  }));
  return { since: since.toISOString(), tools };
}
