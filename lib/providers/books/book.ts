import { z } from 'zod';

/** A book in the shape of Google Books' `volumeInfo`, plus the id its source knows it by. */
export const bookSchema = z.object({
  /** Names one book at one source, e.g. `ol:OL45804W`; choosing a candidate sends it back. */
  id: z.string(),
  title: z.string(),
  subtitle: z.string().optional(),
  authors: z.array(z.string()).optional(),
  publisher: z.string().optional(),
  /** A year or a date, as the source has it. */
  publishedDate: z.string().optional(),
  pageCount: z.number().int().positive().optional(),
  /** Plain text; paragraphs apart by a blank line. */
  description: z.string().optional(),
  /** Always https. */
  imageLinks: z.object({ thumbnail: z.string() }).optional(),
});

export type Book = z.infer<typeof bookSchema>;

/** Books that may be meant, best match first; never empty. */
export const booksSchema = z.array(bookSchema).min(1);
