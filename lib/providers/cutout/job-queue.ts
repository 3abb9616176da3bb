/** Runs jobs one at a time; at most `waiting` more may wait, and one that would be too many fails with `full`. */
export class JobQueue {
  private line: Promise<unknown> = Promise.resolve();
  private count = 0;

  constructor(
    private readonly waiting: number,
    private readonly full: () => Error,
  ) {}

  /** Resolves with what `job` does, once it is its turn; a caller that aborts gives up its place. */
  async run<T>(job: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    if (this.count > this.waiting) throw this.full();
    this.count += 1;
    let leave = () => {};
    const gone = new Promise<never>((_, reject) => {
      leave = () => reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
    });
    const turn = this.line.then(() => (signal.aborted ? Promise.reject(signal.reason) : job()));
    this.line = turn.catch(() => undefined);
    try {
      return await Promise.race([turn, gone]);
    } finally {
      signal.removeEventListener('abort', leave);
      this.count -= 1;
    }
  }
}
