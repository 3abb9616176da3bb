import { AppError } from './errors';

interface Work {
  settled: Promise<unknown>;
  stop: (() => void) | undefined;
}

/** On `globalThis`, since the server's start and its routes are bundles of their own. */
const shared = globalThis as { miseWork?: Set<Work> };
const works = () => (shared.miseWork ??= new Set());

const restarting = () =>
  new AppError(
    'unavailable',
    'The server restarted and your request was interrupted. Try again in a moment.',
    { retryAfter: 5 },
  );

/** Notes work that the end of the process waits for; `stop` is aborted when it cannot wait longer. */
export function trackWork(work: Promise<unknown>, stop?: AbortController): void {
  // Made here: to a route, an error of the start's bundle is of another class
  const abort = stop && (() => stop.abort(restarting()));
  const entry: Work = { settled: Promise.resolve(), stop: abort };
  entry.settled = work.then(
    () => works().delete(entry),
    () => works().delete(entry),
  );
  works().add(entry);
}

/** True while noted work has not settled. */
export const isWorking = () => works().size > 0;

/** Waits for all noted work, stopping what still runs after `graceMs`, so that it settles its charges. */
export async function drain(graceMs: number): Promise<void> {
  const timer = setTimeout(() => {
    for (const { stop } of works()) stop?.();
  }, graceMs);
  while (works().size > 0) await Promise.all([...works()].map(({ settled }) => settled));
  clearTimeout(timer);
}
