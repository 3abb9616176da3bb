export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const CLIENTS = 50;

/** Runs `call` from 50 clients at once, each starting its next as its last ends, after a short warm-up. */
export async function measure(
  calls: number,
  call: (turn: number) => Promise<unknown>,
): Promise<Figures> {
  await inParallel(Math.ceil(calls / 10), call);
  const startedAt = performance.now();
  const times = await inParallel(calls, call);
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { perSecond: times.length / seconds, p50: at(0.5) ?? 0, p99: at(0.99) ?? 0 };
}

async function inParallel(calls: number, call: (turn: number) => Promise<unknown>) {
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
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return times;
}
