export interface BreakerOptions {
  /** Consecutive failures that open it; 0 keeps it closed for ever. */
  failures: number;
  /** Milliseconds it stays open before one probe is let through. */
  cooldownMs: number;
  now: () => number;
}

/** A circuit breaker: closed, then open after repeated failures, then half-open for one probe at a time. */
export class Breaker {
  private failures = 0;
  private openedAt: number | undefined;
  private isProbing = false;

  constructor(private readonly options: BreakerOptions) {}

  /** True when a call may go out; each admitted call ends with `succeed`, `fail` or `release`. */
  admit(): boolean {
    if (this.openedAt === undefined) return true;
    const hasRested = this.options.now() - this.openedAt >= this.options.cooldownMs;
    if (!hasRested || this.isProbing) return false;
    this.isProbing = true;
    return true;
  }

  succeed(): void {
    this.failures = 0;
    this.openedAt = undefined;
    this.isProbing = false;
  }

  fail(): void {
    this.failures += 1;
    const isOverdue = this.options.failures > 0 && this.failures >= this.options.failures;
    if (this.isProbing || isOverdue) this.openedAt = this.options.now();
    this.isProbing = false;
  }

  /** The call ended without saying anything about the upstream: the caller left. */
  release(): void {
    this.isProbing = false;
  }
}
