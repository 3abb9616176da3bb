import type { Metadata } from 'next';
import Link from 'next/link';
import { ClerkRoot } from '@/components/session/clerk-root';
import { SignInGate } from '@/components/session/sign-in-gate';
import { Logo } from '@/components/ui/logo';
import { site } from '@/lib/site';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

/** What a signed-out visitor sees at every /ai address and at /chat; the address stays. */
export default function SignInPage() {
  return (
    <ClerkRoot hasWidget>
      <main className="flex min-h-dvh flex-col items-center justify-center gap-8 px-4 py-12">
        <Link href="/" aria-label={`${site.name}, home`} className="inline-flex rounded-md py-2">
          <Logo />
        </Link>
        <h1 className="font-display text-center text-2xl">Sign in to Mise</h1>
        <SignInGate />
      </main>
    </ClerkRoot>
  );
}
