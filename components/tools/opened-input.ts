import { useEffect, useEffectEvent } from 'react';

const key = (path: string) => `mise-open:${path}`;

/** Leaves an input for the tool at `path`, which fills its form with it when it opens. */
export function handOffInput(path: string, input: unknown): void {
  sessionStorage.setItem(key(path), JSON.stringify(input));
}

/** Calls `fill` with the input that was left for the tool at `path`, and with that of a creation `opened` there. */
export function useOpenedInput<T>(
  path: string,
  fill: (input: T) => void,
  opened?: { input: unknown },
): void {
  const latest = useEffectEvent(fill);
  useEffect(() => {
    const left = sessionStorage.getItem(key(path));
    if (left === null) return;
    sessionStorage.removeItem(key(path));
    latest(JSON.parse(left) as T);
  }, [path]);
  useEffect(() => {
    if (opened?.input) latest(opened.input as T);
  }, [opened]);
}
