import { useRef } from 'react';

/**
 * The idempotency key of a submission: a new one each time, and the same one again for `retry`, so that
 * what the server kept of a failed attempt is finished instead of made twice.
 */
export function useAttempt<T>(send: (input: T, idempotencyKey: string) => void) {
  const last = useRef<{ input: T; key: string }>(null);
  return {
    start(input: T) {
      last.current = { input, key: crypto.randomUUID() };
      send(input, last.current.key);
    },
    retry() {
      if (last.current) send(last.current.input, last.current.key);
    },
  };
}
