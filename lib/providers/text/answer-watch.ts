import { textFailures } from './failures';

interface Limits {
  /** Milliseconds for one whole answer. */
  timeoutMs: number;
  /** Milliseconds of silence within an answer. */
  idleMs: number;
}

/** Ends an answer that takes too long as a whole, or that falls silent while it is listened to. */
export class AnswerWatch {
  private readonly over = new AbortController();
  private readonly total: NodeJS.Timeout;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits: Limits) {
    this.total = setTimeout(() => this.over.abort(textFailures.timeout()), limits.timeoutMs);
  }

  /** Aborts with the sentence of what took too long. */
  get signal(): AbortSignal {
    return this.over.signal;
  }

  /** Counts the silence from now. */
  listen(): void {
    this.pause();
    this.idle = setTimeout(() => this.over.abort(textFailures.stalled()), this.limits.idleMs);
  }

  /** Counts no silence until it listens again. */
  pause(): void {
    clearTimeout(this.idle);
  }

  /** Stops both clocks and lets go of whatever is still being read. */
  end(): void {
    clearTimeout(this.total);
    this.pause();
    this.over.abort();
  }
}
