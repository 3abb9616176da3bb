import { useClerk } from '@clerk/nextjs';
import { useEffect, useState } from 'react';
import { AuthBanner } from './auth-banner';
import { authSentence, DEGRADED } from './auth-sentence';

/** Clerk keeps its error to itself: the page knows whether the script came and whether it ran. */
function whyFailed(): Error | undefined {
  if ('Clerk' in window && window.Clerk) return undefined;
  const hasCome = performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        /clerk-js/.test(entry.name) && (entry as PerformanceResourceTiming).responseStatus === 200,
    );
  return new Error(hasCome ? 'Failed to download latest ClerkJS' : 'Failed to load Clerk JS');
}

/** A banner while the sign-in service is degraded or has failed; nothing while it loads or works. */
export function AuthStatus() {
  const clerk = useClerk();
  const [message, setMessage] = useState('');

  useEffect(() => {
    const onStatus = (status: typeof clerk.status) => {
      if (status === 'error') setMessage(authSentence(whyFailed()));
      else setMessage(status === 'degraded' ? DEGRADED : '');
    };
    clerk.on('status', onStatus, { notify: true });
    return () => clerk.off('status', onStatus);
  }, [clerk]);

  return <AuthBanner message={message} />;
}
