interface Flight {
  result: Promise<unknown>;
  controller: AbortController;
  waiting: number;
}

/**
 * Parallel equal calls share one: the first starts it, the others wait for its result. A caller that
 * aborts leaves alone; the call itself is aborted when the last one has left.
 */
export class SingleFlight {
  private readonly flights = new Map<string, Flight>();

  async join<T>(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    signal.throwIfAborted();
    const flight = this.flights.get(key) ?? this.begin(key, start);
    flight.waiting += 1;
    let leave: (() => void) | undefined;
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
    });
    try {
      return (await Promise.race([flight.result, left])) as T;
    } finally {
      if (leave) signal.removeEventListener('abort', leave);
      flight.waiting -= 1;
      if (flight.waiting === 0) this.end(key, flight);
    }
  }

  private begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
    const controller = new AbortController();
    const flight: Flight = { result: start(controller.signal), controller, waiting: 0 };
    flight.result.catch(() => undefined);
    this.flights.set(key, flight);
    return flight;
  }

  private end(key: string, flight: Flight): void {
    if (this.flights.get(key) === flight) this.flights.delete(key);
    flight.controller.abort(new DOMException('Nobody waits for it any more.', 'AbortError'));
  }
}
