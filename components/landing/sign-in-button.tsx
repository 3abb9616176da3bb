'use client';

import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { authStore, idle } from '@/components/landing/auth-store';

interface Props {
  /** Where to go once signed in. */
  redirectTo: string;
  className: string;
  children: ReactNode;
}

/** Opens the sign-in modal; the sign-in service is loaded by the first click. */
export function SignInButton({ redirectTo, className, children }: Props) {
  const { isBusy, intent } = useSyncExternalStore(authStore.subscribe, authStore.get, () => idle);
  const isMine = isBusy && intent?.kind === 'sign-in' && intent.redirectTo === redirectTo;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isMine || undefined}
      disabled={isBusy}
      onClick={() => authStore.ask({ kind: 'sign-in', redirectTo })}
      className={className}
    >
      {children}
      {isMine ? <span className="animate-breathe">…</span> : null}
    </button>
  );
}
