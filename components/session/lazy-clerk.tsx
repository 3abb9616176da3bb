'use client';

import { ClerkProvider } from '@clerk/nextjs';
import type { ComponentProps, ReactNode } from 'react';
import { clerkAppearance } from './clerk-appearance';
import { LazyClerkUi } from './lazy-clerk-ui';

// The provider hands this on to clerk-js as it is; its public type only knows Clerk's own packages
const ui = { ClerkUI: LazyClerkUi } as unknown as NonNullable<
  ComponentProps<typeof ClerkProvider>['ui']
>;

/** Clerk for people who are signed in already: its interface loads when the profile is opened. */
export function LazyClerk({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <ClerkProvider
      nonce={nonce}
      appearance={clerkAppearance}
      afterSignOutUrl="/"
      prefetchUI={false}
      ui={ui}
    >
      {children}
    </ClerkProvider>
  );
}
