import type { Metadata } from 'next';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyBowl } from '@/components/ui/empty-bowl';

export const metadata: Metadata = { title: 'Not found', robots: { index: false } };

export default function NotFound() {
  return (
    <main className="page-width flex min-h-dvh flex-col items-center justify-center py-16 text-center">
      <EmptyBowl />
      <h1 className="font-display mt-8 text-3xl">Page not found</h1>
      <p className="text-ink-soft mt-3 max-w-md text-lg">
        This page doesn’t exist. It may have been moved or deleted.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a href="/" className={buttonStyle({ variant: 'primary' })}>
          Go to the home page
        </a>
        <a href="/ai" className={buttonStyle()}>
          Open your dashboard
        </a>
      </div>
    </main>
  );
}
