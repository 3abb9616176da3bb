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

/** Runs one round of about `seconds`. */
export async function round(
  seconds: number,
  call: (turn: number) => Promise<unknown>,
): Promise<Round> {
  const times: number[] = [];
  let turn = 0;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const begunAt = performance.now();
      await call(turn++);
      times.push(performance.now() - begunAt);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { times, seconds: (performance.now() - startedAt) / 1000 };
}

/** The rounds of several sides, taken in turns, so that whatever else the machine does falls on all. */
export async function rounds(
  sides: readonly ((turn: number) => Promise<unknown>)[],
  { turns, seconds }: { turns: number; seconds: number },
): Promise<Round[][]> {
  for (const side of sides) await round(seconds / 2, side);
  const taken: Round[][] = sides.map(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [at, side] of sides.entries()) taken[at]?.push(await round(seconds, side));
  }
  return taken;
}

/** The figures of several rounds taken together. */
export function summarise(all: readonly Round[]): Figures {
  const times = all.flatMap((one) => one.times).toSorted((a, b) => a - b);
  const seconds = all.reduce((sum, one) => sum + one.seconds, 0);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** How a figure of one side compares with another's: the median over the turns they took. */
export function ratioOf(
  figure: 'p50' | 'perSecond',
  one: readonly Round[],
  other: readonly Round[],
): number {
  const ratios = one.map((mine, turn) => {
    const theirs = other[turn];
    return theirs ? summarise([mine])[figure] / summarise([theirs])[figure] : Number.NaN;
  });
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN;
}
