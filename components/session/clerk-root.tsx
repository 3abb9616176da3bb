import { ClerkProvider } from '@clerk/nextjs';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';

/** Clerk for the pages of signed-in people; pages outside it load none of its scripts. */
export async function ClerkRoot({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <ClerkProvider nonce={nonce} appearance={appearance} afterSignOutUrl="/">
      {children}
    </ClerkProvider>
  );
}

const appearance = {
  variables: {
    colorPrimary: 'var(--accent-text)',
    colorBackground: 'var(--raised)',
    colorForeground: 'var(--ink)',
    colorMutedForeground: 'var(--ink-soft)',
    colorInput: 'var(--surface)',
    colorInputForeground: 'var(--ink)',
    colorBorder: 'var(--line-strong)',
    colorNeutral: 'var(--ink)',
    colorDanger: 'var(--beet)',
    colorRing: 'var(--ring)',
    fontFamily: 'inherit',
    borderRadius: '10px',
  },
};
