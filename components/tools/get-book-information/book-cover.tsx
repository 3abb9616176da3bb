import { useState, type CSSProperties } from 'react';
import type { Book } from '@/lib/providers/books';

/** The hosts our pages may show pictures of; others would be blocked by the policy of the page. */
const HOSTS = new Set(['books.google.com', 'covers.openlibrary.org']);

function isShowable(address: string | undefined): address is string {
  return Boolean(address && URL.canParse(address) && HOSTS.has(new URL(address).hostname));
}

/** The same book always gets the same colour. */
function hueOf(text: string): number {
  let sum = 7;
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 360;
  return sum;
}

/** A book's cover, or one drawn from its title where there is none to be had. */
export function BookCover({ book }: { book: Book }) {
  const [failed, setFailed] = useState<string>();
  const address = book.imageLinks?.thumbnail;
  if (isShowable(address) && failed !== address) {
    return (
      <img
        src={address}
        alt={`Cover of ${book.title}`}
        width={160}
        height={240}
        referrerPolicy="no-referrer"
        onError={() => setFailed(address)}
        className="border-line bg-sunken aspect-2/3 w-32 rounded-sm border object-cover sm:w-40"
      />
    );
  }
  return <DrawnCover book={book} />;
}

function DrawnCover({ book }: { book: Book }) {
  const hue = hueOf(book.title);
  const style = {
    background: `linear-gradient(160deg, oklch(0.5 0.11 ${hue}), oklch(0.36 0.09 ${(hue + 40) % 360}))`,
  } as CSSProperties;
  return (
    <div
      role="img"
      aria-label={`A placeholder cover of ${book.title}`}
      style={style}
      className="text-cream relative grid aspect-2/3 w-32 content-between overflow-hidden rounded-sm p-3 pl-5 sm:w-40 sm:p-4 sm:pl-6"
    >
      <span className="bg-cream/25 absolute inset-y-0 left-2 w-px sm:left-3" />
      <span className="font-display line-clamp-5 text-base leading-tight text-balance break-words sm:text-lg">
        {book.title}
      </span>
      <span className="border-cream/40 line-clamp-2 border-t pt-2 text-xs">
        {book.authors?.[0] ?? ''}
      </span>
    </div>
  );
}
