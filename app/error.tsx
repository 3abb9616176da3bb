'use client';

import { buttonStyle } from '@/components/ui/button-style';
import { EmptyBowl } from '@/components/ui/empty-bowl';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: Props) {
  return (
    <main className="page-width flex min-h-[70dvh] flex-col items-center justify-center py-16 text-center">
      <EmptyBowl />
      <h1 className="font-display mt-8 text-3xl">Something fell off the counter</h1>
      <p className="text-ink-soft mt-3 max-w-md text-lg">
        This page could not be shown. What you made before is safe in your history. Try again, and
        if it happens twice, come back in a few minutes.
      </p>
      {error.digest ? (
        <p className="text-ink-soft mt-3 text-sm">For whoever looks into it: {error.digest}</p>
      ) : null}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={reset} className={buttonStyle({ variant: 'primary' })}>
          Try again
        </button>
        <a href="/" className={buttonStyle()}>
          Go to the front page
        </a>
      </div>
    </main>
  );
}
