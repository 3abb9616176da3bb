import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<Meter>();

/** Knows whether a run has sent anything to a service that costs money. */
export class Meter {
  isSent = false;

  /** Does `work`, noting here what it sends. */
  run<T>(work: () => T): T {
    return current.run(this, work);
  }
}

/** Notes that a service that costs money is about to be called, whatever comes of it. */
export function recordSent(): void {
  const meter = current.getStore();
  if (meter) meter.isSent = true;
}
