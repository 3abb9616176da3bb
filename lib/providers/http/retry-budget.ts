/**
 * Retries the whole process may make: a tenth of its calls plus a small reserve, so that an upstream
 * in trouble is not hit with twice the load. Libraries count the tries of one call; this counts over all.
 */
export class RetryBudget {
  private tokens: number;

  constructor(
    private readonly reserve = 10,
    private readonly perCall = 0.1,
  ) {
    this.tokens = reserve;
  }

  /** Counts a first attempt. */
  earn(): void {
    this.tokens = Math.min(this.reserve, this.tokens + this.perCall);
  }

  /** Takes one retry; false when there is none left. */
  spend(): boolean {
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
