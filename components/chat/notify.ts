import { type ComponentType, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let host: ComponentType | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What shows toasts, once its code is there. */
export const useToastHost = () =>
  useSyncExternalStore(
    subscribe,
    () => host,
    () => null,
  );

/** The toasts' code; ask ahead of the first one. Rejects when it cannot be fetched. */
export async function loadToasts() {
  const [{ default: toast }, { Toasts }] = await Promise.all([
    import('react-hot-toast'),
    import('@/components/shell/toasts'),
  ]);
  host = Toasts;
  for (const listener of listeners) listener();
  return toast;
}

/** Says a failure in a toast; false when the toasts' own code could not be fetched. */
export async function notifyFailure(message: string): Promise<boolean> {
  try {
    const toast = await loadToasts();
    toast.error(message);
    return true;
  } catch {
    console.warn(message);
    return false;
  }
}
