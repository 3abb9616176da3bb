interface Tally {
  runs: number;
  failures: number;
  totalMs: number;
  slowestMs: number;
}

const tallies = new Map<string, Tally>();
const since = new Date();

/** Counts one run of a tool on this instance. */
export function countRun(
  tool: string,
  { ms, hasFailed }: { ms: number; hasFailed: boolean },
): void {
  const tally = tallies.get(tool) ?? { runs: 0, failures: 0, totalMs: 0, slowestMs: 0 };
  tally.runs += 1;
  tally.failures += hasFailed ? 1 : 0;
  tally.totalMs += ms;
  tally.slowestMs = Math.max(tally.slowestMs, ms);
  tallies.set(tool, tally);
}

/** Runs, failures and milliseconds by tool since this instance started. */
export function readRunStats() {
  const tools = [...tallies].map(([tool, { runs, failures, totalMs, slowestMs }]) => ({
    tool,
    runs,
    failures,
    meanMs: Math.round(totalMs / runs),
    slowestMs: Math.round(slowestMs),
  }));
  return { since: since.toISOString(), tools };
}
