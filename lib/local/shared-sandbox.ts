import { startSandbox } from './sandbox/server';

/** The sandbox for every part that needs it: started at the first call of `url`. */
export interface SharedSandbox {
  url(): Promise<string>;
  close(): Promise<void>;
}

export function sharedSandbox(): SharedSandbox {
  let started: ReturnType<typeof startSandbox> | undefined;
  return {
    url: async () => (await (started ??= startSandbox())).url,
    close: async () => (await started)?.close(),
  };
}
