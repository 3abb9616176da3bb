'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { authStore, idle } from '@/components/landing/auth-store';

const UNREACHABLE =
  'The sign-in service could not be loaded. Check your connection, then try again.';

/** Loads the sign-in service when it is first asked for, and says so when it cannot. */
export function AuthHost() {
  const { ask, failure } = useSyncExternalStore(authStore.subscribe, authStore.get, () => idle);
  const [Modal, setModal] = useState<ComponentType>();

  useEffect(() => {
    if (ask === 0) return;
    import('@/components/shell/auth-modal').then(
      (module) => setModal(() => module.AuthModal),
      () => authStore.fail(UNREACHABLE),
    );
  }, [ask]);

  return (
    <>
      {Modal ? <Modal /> : null}
      <div role="alert" className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md">
        {failure ? (
          <div className="border-line bg-raised shadow-float animate-rise flex items-start gap-4 rounded-lg border p-4">
            <p className="grow">{failure}</p>
            <button
              type="button"
              onClick={authStore.dismiss}
              className="text-accent-text min-h-6 font-medium underline underline-offset-4"
            >
              Dismiss
            </button>
          </div>
        ) : null}
      </div>
    </>
  );
}
