export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const CLIENTS = 50;

/** Milliseconds of every call of 50 clients at once, each starting its next as its last ends. */
export interface Round {
  times: number[];
  seconds: number;
}

/** Runs one round of `calls` calls. */
export async function round(
  calls: number,
  call: (turn: number) => Promise<unknown>,
): Promise<Round> {
  const times: number[] = [];
  let turn = 0;
  const client = async () => {
    while (turn < calls) {
      const mine = turn++;
      const startedAt = performance.now();
      await call(mine);
      times.push(performance.now() - startedAt);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { times, seconds: (performance.now() - startedAt) / 1000 };
}

/** The figures of several rounds taken together. */
export function summarise(rounds: readonly Round[]): Figures {
  const times = rounds.flatMap((one) => one.times).toSorted((a, b) => a - b);
  const seconds = rounds.reduce((sum, one) => sum + one.seconds, 0);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
