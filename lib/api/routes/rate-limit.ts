import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const MINUTE = 60_000;
const MAX_USERS = 10_000;

/**
 * A guard against bursts, in memory and per instance: at most `perMinute` calls of one user in any
 * window that begins with a call (0 = no guard). The exact limits live in the database.
 */
export class RateLimiter {
  private readonly windows = new Map<string, { startedAt: number; calls: number }>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one call; throws `limited` with the seconds left in the window when there were too many. */
  admit(userId: string): void {
    if (this.perMinute === 0) return;
    const now = this.now();
    const window = this.windows.get(userId);
    if (!window || now - window.startedAt >= MINUTE) {
      this.windows.delete(userId);
      if (this.windows.size >= MAX_USERS)
        this.windows.delete(this.windows.keys().next().value ?? '');
      this.windows.set(userId, { startedAt: now, calls: 1 });
      return;
    }
    window.calls += 1;
    if (window.calls <= this.perMinute) return;
    const retryAfter = Math.ceil((window.startedAt + MINUTE - now) / 1000);
    throw new AppError('limited', `Too many requests. Try again in ${retryAfter} seconds.`, {
      retryAfter,
    });
  }
}

let guard: RateLimiter | undefined;

/** Counts one call of a user against `RATE_PER_MINUTE`. */
export function checkRateLimit(userId: string): void {
  guard ??= new RateLimiter(env().RATE_PER_MINUTE);
  guard.admit(userId);
}
