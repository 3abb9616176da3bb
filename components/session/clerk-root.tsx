import { ClerkProvider } from '@clerk/nextjs';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { clerkAppearance } from '@/components/session/clerk-appearance';
import { AuthBoundary } from '@/components/shell/auth-boundary';
import { LazyClerk } from './lazy-clerk';

interface Props {
  /** True on pages that show a widget of Clerk's at once. */
  hasWidget?: boolean;
  children: ReactNode;
}

/** Clerk for the pages of signed-in people and the sign-in page; other pages load none of its scripts. */
export async function ClerkRoot({ hasWidget = false, children }: Props) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <AuthBoundary>
      {hasWidget ? (
        <ClerkProvider nonce={nonce} appearance={clerkAppearance} afterSignOutUrl="/">
          {children}
        </ClerkProvider>
      ) : (
        <LazyClerk nonce={nonce}>{children}</LazyClerk>
      )}
    </AuthBoundary>
  );
}
