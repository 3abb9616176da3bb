import { ClerkProvider } from '@clerk/nextjs';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { clerkAppearance } from '@/components/session/clerk-appearance';

/** Clerk for the pages of signed-in people; pages outside it load none of its scripts. */
export async function ClerkRoot({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <ClerkProvider nonce={nonce} appearance={clerkAppearance} afterSignOutUrl="/">
      {children}
    </ClerkProvider>
  );
}
