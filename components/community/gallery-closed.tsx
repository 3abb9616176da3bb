import { buttonStyle } from '@/components/ui/button-style';
import { EmptyBowl } from '@/components/ui/empty-bowl';

/** What is in a picture's place while the database cannot be reached; `href` is the picture's own address. */
export function GalleryClosed({ href }: { href: string }) {
  return (
    <main className="page-width flex min-h-dvh flex-col items-center justify-center py-16 text-center">
      <EmptyBowl />
      <h1 className="font-display mt-8 text-3xl">This picture isn’t available right now</h1>
      <p className="text-ink-soft mt-3 max-w-md text-lg">
        We can’t reach our database right now. The picture isn’t lost: try again in a minute.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a href={href} className={buttonStyle({ variant: 'primary' })}>
          Try again
        </a>
        <a href="/" className={buttonStyle()}>
          Go to the home page
        </a>
      </div>
    </main>
  );
}
