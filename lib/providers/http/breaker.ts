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
  private probedAt: number | undefined;

  constructor(private readonly options: BreakerOptions) {}

  /** True when a call may go out; each admitted call ends with `succeed`, `fail` or `release`. */
  admit(): boolean {
    if (this.openedAt === undefined) return true;
    const { cooldownMs, now } = this.options;
    if (now() - this.openedAt < cooldownMs) return false;
    // A probe that never comes back must not keep the others waiting for ever
    if (this.probedAt !== undefined && now() - this.probedAt < cooldownMs) return false;
    this.probedAt = now();
    return true;
  }

  /** Whole seconds until a probe may go out, at least 1. */
  get restSeconds(): number {
    const { cooldownMs, now } = this.options;
    const left = this.openedAt === undefined ? 0 : this.openedAt + cooldownMs - now();
    return Math.max(1, Math.ceil(left / 1_000));
  }

  succeed(): void {
    this.failures = 0;
    this.openedAt = undefined;
    this.probedAt = undefined;
  }

  fail(): void {
    this.failures += 1;
    const isOverdue = this.options.failures > 0 && this.failures >= this.options.failures;
    if (this.probedAt !== undefined || isOverdue) this.openedAt = this.options.now();
    this.probedAt = undefined;
  }

  /** The call ended without saying anything about the upstream: the caller left. */
  release(): void {
    this.probedAt = undefined;
  }
}
