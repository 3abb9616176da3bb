import { Breaker, type BreakerOptions } from './breaker';
import { RetryBudget } from './retry-budget';

/** What holds back calls to one service: its circuit breaker, and the process's budget of retries. */
export interface Guard {
  breaker: Breaker;
  retries: RetryBudget;
}

/** Guards by service name: one breaker each, and one retry budget for all of them. */
export class Guards {
  private readonly breakers = new Map<string, Breaker>();

  constructor(
    private readonly options: BreakerOptions,
    readonly retries = new RetryBudget(),
  ) {}

  of(service: string): Guard {
    const breaker = this.breakers.get(service) ?? new Breaker(this.options);
    this.breakers.set(service, breaker);
    return { breaker, retries: this.retries };
  }
}
