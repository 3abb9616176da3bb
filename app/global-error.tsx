'use client';

import './globals.css';

/** The page of last resort, when the layout itself failed; it leans on nothing but the stylesheet. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6">
          <h1 className="text-2xl">Something went wrong</h1>
          <p>We couldn’t show this page. Nothing you made was lost. Please try again.</p>
          <button
            type="button"
            onClick={reset}
            className="bg-accent text-on-accent min-h-11 justify-self-start rounded-full px-5"
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
