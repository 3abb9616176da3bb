import { AppError } from '@/lib/errors';

const MINUTE = 60_000;
const WRONG_KEYS_A_MINUTE = 20;

/**
 * Counts wrong keys, per instance and whoever sends them: addresses can be forged. After twenty of
 * them no key is tried until the minute is over, so that nobody learns which guess was right.
 */
export class KeyThrottle {
  private startedAt = -Infinity;
  private wrong = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Throws `limited` while keys are not tried. */
  assertOpen(): void {
    const left = this.startedAt + MINUTE - this.now();
    if (left <= 0 || this.wrong < WRONG_KEYS_A_MINUTE) return;
    const retryAfter = Math.ceil(left / 1000);
    throw new AppError('limited', `Too many wrong keys. Try again in ${retryAfter} seconds.`, {
      retryAfter,
    });
  }

  countWrong(): void {
    if (this.now() - this.startedAt >= MINUTE) {
      this.startedAt = this.now();
      this.wrong = 0;
    }
    this.wrong += 1;
  }
}
