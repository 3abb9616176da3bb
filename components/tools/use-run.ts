import { useCallback, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useApi } from '@/components/session/use-api';
import { useTask } from '@/components/session/use-task';
import { nameInAddress, useOpenedCreation } from './use-opened-creation';
import type { WireCreation } from '@/db/wire';
import { ApiError, type CallOptions } from '@/lib/browser/call-api';
import { announceCreation } from '@/lib/browser/creation-event';
import { sleep } from '@/lib/browser/sleep';
import { runPath, type ToolCard } from '@/lib/tools/card';

const RUNNING = 409;

/**
 * One tool call at a time: when it began, its result, its failure as a toast and as text, and the
 * `creation-generated` event after a success; `opened` is the creation that the address names. Each run has an idempotency key of its own, under which
 * `retry` finishes a failed one. Leaving the page aborts it.
 */
export function useRun<T extends { message?: string; creation?: WireCreation }>(card: ToolCard) {
  const path = runPath(card);
  const { call } = useApi();
  const { start: begin, isRunning, ...task } = useTask();
  const [result, setResult] = useState<T>();
  const [opened, setOpened] = useState<WireCreation>();
  useOpenedCreation(card.type, (creation) => !isRunning() && setOpened(creation));
  const last = useRef<CallOptions>({});
  const again = useRef<Promise<T>>(null);

  const send = useCallback(async () => {
    const options = { method: 'POST' as const, ...last.current };
    const { failure } = await begin(async (signal) => {
      const ask = () => call<T>(path, { ...options, signal });
      const answer = await untilAnswered(ask, again, signal);
      setResult(answer);
      nameInAddress(answer.creation);
      if (answer.message) toast(answer.message);
      announceCreation();
    });
    if (failure) toast.error(failure.message);
  }, [call, path, begin]);

  const start = useCallback(
    (body: object | FormData) => {
      setOpened(undefined);
      last.current = { body, idempotencyKey: crypto.randomUUID() };
      void send();
    },
    [send],
  );

  /** Asks for the last run again under its key: a busy one goes on, and its answer comes once. */
  const retry = useCallback(() => {
    if (!isRunning()) return void send();
    again.current = call<T>(path, { method: 'POST', ...last.current });
    again.current.catch(() => undefined);
  }, [call, path, send, isRunning]);

  /** Takes the result away, for one that is no longer of what the form holds. */
  const clear = useCallback(() => setResult(undefined), []);

  const { startedAt, failure, stop } = task;
  return {
    startedAt,
    isBusy: startedAt !== undefined,
    failure,
    result,
    opened,
    start,
    retry,
    stop,
    clear,
  };
}

/**
 * The answer. While the server is busy with a run of the same key, it is whoever asked `again` that gets
 * it, or it is asked for once more.
 */
async function untilAnswered<T>(
  ask: () => Promise<T>,
  again: { current: Promise<T> | null },
  signal: AbortSignal,
): Promise<T> {
  for (let asked = ask(); ;) {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== RUNNING) throw error;
      const other = again.current;
      again.current = null;
      if (!other) await sleep((error.retryAfter ?? 2) * 1000, signal);
      asked = other ?? ask();
    }
  }
}
