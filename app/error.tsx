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
      <h1 className="font-display mt-8 text-3xl">Something went wrong</h1>
      <p className="text-ink-soft mt-3 max-w-md text-lg">
        We couldn’t show this page. Everything you made is safe in your history. Try again, and if
        it keeps happening, come back in a few minutes.
      </p>
      {error.digest ? (
        <p className="text-ink-soft mt-3 text-sm">Error reference: {error.digest}</p>
      ) : null}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={reset} className={buttonStyle({ variant: 'primary' })}>
          Try again
        </button>
        <a href="/" className={buttonStyle()}>
          Go to the home page
        </a>
      </div>
    </main>
  );
}
