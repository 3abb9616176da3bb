import type { CallOptions } from './call-api';

interface Found<T> {
  status: 'running' | 'done' | 'none';
  answer?: T;
}

type Call = <A>(path: string, options?: CallOptions) => Promise<A>;

const PAUSES_MS = [250, 250, 500, 1_000, 2_000, 3_000, 3_000];

/** What the server kept of a run that was left or stopped; undefined for nothing, or when it cannot be asked. */
export async function runOutcome<T>(
  call: Call,
  endpoint: string,
  key: string,
): Promise<T | undefined> {
  const path = `/api/user/runs?${new URLSearchParams({ endpoint, key })}`;
  for (const pause of PAUSES_MS) {
    const found = await call<Found<T>>(path).catch((): Found<T> => ({ status: 'running' }));
    if (found.status !== 'running') return found.answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
}
