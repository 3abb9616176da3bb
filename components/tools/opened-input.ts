import { useEffect, useEffectEvent } from 'react';

const key = (path: string) => `mise-open:${path}`;

/** Leaves an input for the tool at `path`, which fills its form with it when it opens. */
export function handOffInput(path: string, input: unknown): void {
  sessionStorage.setItem(key(path), JSON.stringify(input));
}

/** Calls `fill` once with the input that was left for the tool at `path`, if any. */
export function useOpenedInput<T>(path: string, fill: (input: T) => void): void {
  const latest = useEffectEvent(fill);
  useEffect(() => {
    const left = sessionStorage.getItem(key(path));
    if (left === null) return;
    sessionStorage.removeItem(key(path));
    latest(JSON.parse(left) as T);
  }, [path]);
}
