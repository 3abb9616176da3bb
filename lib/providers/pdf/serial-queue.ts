/**
 * Runs jobs strictly one after the other, at most `waiting` of them in line; one more is refused with
 * `full()`. A job whose signal aborts while it waits leaves the line.
 */
export function serialQueue(waiting: number, full: () => Error) {
  let line = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async function run<T>(job: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (line > waiting) throw full();
    line += 1;
    const turn = last.then(async () => {
      signal.throwIfAborted();
      return job();
    });
    last = turn.catch(() => undefined).finally(() => (line -= 1));
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave);
    left.promise.catch(() => undefined);
    try {
      return await Promise.race([turn, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}
