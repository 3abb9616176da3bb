'use client';

import { SignIn, useAuth } from '@clerk/nextjs';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { Skeleton } from '@/components/ui/skeleton';

/** Clerk's sign-in widget at the address the person asked for; they stay there once signed in. */
export function SignInGate() {
  const { isSignedIn } = useAuth();
  const pathname = usePathname();
  const target = pathname === '/sign-in' ? '/ai' : pathname;

  useEffect(() => {
    if (isSignedIn) window.location.replace(target);
  }, [isSignedIn, target]);

  return (
    <SignIn
      routing="hash"
      withSignUp
      forceRedirectUrl={target}
      signUpForceRedirectUrl={target}
      fallback={<Skeleton className="h-[270px] w-full max-w-[350px] rounded-2xl" />}
    />
  );
}
