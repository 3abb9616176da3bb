import { useCallback, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useApi } from '@/components/session/use-api';
import { ApiError, type CallOptions } from '@/lib/browser/call-api';
import { announceCreation } from '@/lib/browser/creation-event';

interface State<T> {
  isBusy: boolean;
  /** When the running request began, in milliseconds since 1970. */
  startedAt: number | undefined;
  result: T | undefined;
  /** The sentence of the last failure. */
  failure: string | undefined;
  /** What the failed answer said beside it, like suggestions. */
  details: Record<string, unknown>;
}

const idle = {
  isBusy: false,
  startedAt: undefined,
  result: undefined,
  failure: undefined,
  details: {},
};

/**
 * One tool call at a time: busy flag, result, failure as a toast and as text, and the
 * `creation-generated` event after a success. Leaving the page aborts it.
 */
export function useRun<T extends { message?: string }>(path: string) {
  const { call } = useApi();
  const [state, setState] = useState<State<T>>(idle);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (options: CallOptions = {}): Promise<T | undefined> => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      setState((before) => ({
        ...before,
        isBusy: true,
        startedAt: Date.now(),
        failure: undefined,
      }));
      try {
        const result = await call<T>(path, { method: 'POST', ...options, signal: abort.signal });
        setState({ ...idle, result });
        if (result.message) toast(result.message);
        announceCreation();
        return result;
      } catch (error) {
        if (abort.signal.aborted) return undefined;
        const failure = error instanceof Error ? error.message : String(error);
        const details = error instanceof ApiError ? error.body : {};
        setState((before) => ({
          ...before,
          isBusy: false,
          startedAt: undefined,
          failure,
          details,
        }));
        toast.error(failure);
        return undefined;
      }
    },
    [call, path],
  );

  /** Stops the running call; what stood there before stays. */
  const stop = useCallback(() => {
    running.current?.abort();
    setState((before) => ({ ...before, isBusy: false, startedAt: undefined }));
  }, []);

  return { ...state, run, stop };
}
