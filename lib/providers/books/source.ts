import type { Outcome } from '@/lib/providers/http';
import type { Limits } from '@/lib/providers/http/first-found';
import type { Book } from './book';

/** A service that knows books; an answer without any is `notFound`. */
export interface BookSource {
  /** As people know it. */
  name: string;
  /** Books whose title has these words. */
  byTitle(title: string, limits: Limits): Promise<Outcome<Book[]>>;
  /** Books with these words anywhere. */
  byWords(words: string, limits: Limits): Promise<Outcome<Book[]>>;
}
