import { ClerkProvider } from '@clerk/nextjs';
import { headers } from 'next/headers';
import type { ComponentProps, ReactNode } from 'react';
import { clerkAppearance } from '@/components/session/clerk-appearance';
import { AuthBoundary } from '@/components/shell/auth-boundary';
import { LazyClerkUi } from './lazy-clerk-ui';

// The provider hands this on to clerk-js as it is; its public type only knows Clerk's own packages
const lazyUi = { ClerkUI: LazyClerkUi } as unknown as NonNullable<
  ComponentProps<typeof ClerkProvider>['ui']
>;

interface Props {
  /** True on pages that show a widget of Clerk's at once. */
  hasWidget?: boolean;
  children: ReactNode;
}

/**
 * Clerk for the pages of signed-in people and the sign-in page; other pages load none of its scripts.
 * Rendered on the server: the provider for browser code brings the whole Pages Router along.
 */
export async function ClerkRoot({ hasWidget = false, children }: Props) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <AuthBoundary>
      <ClerkProvider
        nonce={nonce}
        appearance={clerkAppearance}
        afterSignOutUrl="/"
        {...(hasWidget ? {} : { prefetchUI: false, ui: lazyUi })}
      >
        {children}
      </ClerkProvider>
    </AuthBoundary>
  );
}
