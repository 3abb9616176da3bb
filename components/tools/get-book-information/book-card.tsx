import type { Book } from '@/lib/providers/books';
import { BookCover } from './book-cover';

/** A book as its readers know it: cover, title, who made it, and what it is about. */
export function BookCard({ book }: { book: Book }) {
  const facts = [
    ['Authors', book.authors?.join(', ')],
    ['Publisher', book.publisher],
    ['Published Date', book.publishedDate],
    ['Page Count', book.pageCount?.toString()],
  ].filter(([, value]) => value);
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-5 sm:gap-8">
      <BookCover book={book} />
      <div className="grid min-w-0 content-start gap-5">
        <header>
          <h3 className="font-display text-2xl text-balance break-words sm:text-3xl">
            {book.title}
          </h3>
          {book.subtitle ? <p className="text-ink-soft mt-1 text-lg">{book.subtitle}</p> : null}
        </header>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
          {facts.map(([name, value]) => (
            <div key={name} className="grid sm:contents">
              <dt className="text-ink-soft text-sm sm:pt-0.5">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {book.description ? (
        <p className="col-span-2 max-w-prose leading-relaxed break-words whitespace-pre-line">
          {book.description}
        </p>
      ) : null}
    </article>
  );
}
