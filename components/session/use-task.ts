'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/browser/call-api';

/** The reason of a signal whose work the person stopped. */
export const STOPPED = 'stopped';

/** How a task ended; `left` when the page was left or another task took its place. */
export type Outcome =
  { how: 'done' | 'stopped' | 'left'; failure?: undefined } | { how: 'failed'; failure: ApiError };

interface State {
  /** When the running task began, in milliseconds since 1970. */
  startedAt?: number | undefined;
  failure?: ApiError | undefined;
}

const asApiError = (error: unknown) =>
  error instanceof ApiError
    ? error
    : new ApiError(error instanceof Error ? error.message : String(error), 0);

/**
 * One piece of work at a time, which is notified by a signal when it is stopped, when another one takes its
 * place and when the page is left. What it shows and says is its caller's.
 */
export function useTask() {
  const [state, setState] = useState<State>({});
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort('left'), []);

  const start = useCallback(
    async (work: (signal: AbortSignal) => Promise<unknown>): Promise<Outcome> => {
      running.current?.abort('left');
      const abort = new AbortController();
      running.current = abort;
      setState({ startedAt: Date.now() });
      const end = (next: State) => {
        if (running.current !== abort) return;
        running.current = null;
        setState(next);
      };
      try {
        await work(abort.signal);
        end({});
        return { how: 'done' };
      } catch (error) {
        if (abort.signal.aborted) {
          end({});
          return { how: abort.signal.reason === STOPPED ? 'stopped' : 'left' };
        }
        const failure = asApiError(error);
        end({ failure });
        return { how: 'failed', failure };
      }
    },
    [],
  );

  /** Stops what runs; what was there before stays. */
  const stop = useCallback(() => {
    running.current?.abort(STOPPED);
  }, []);

  const isRunning = useCallback(() => running.current !== null, []);

  return { ...state, start, stop, isRunning };
}
