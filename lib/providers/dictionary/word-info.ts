import { z } from 'zod';

const definition = z.object({
  definition: z.string(),
  example: z.string().optional(),
  synonyms: z.array(z.string()).optional(),
});

const meaning = z.object({
  partOfSpeech: z.string(),
  definitions: z.array(definition),
  synonyms: z.array(z.string()).optional(),
  /** The base form these meanings belong to, where the word is an inflection of it. */
  lemma: z.string().optional(),
});

const entry = z.object({
  word: z.string(),
  /** The first text is the pronunciation, in IPA between slashes. */
  phonetics: z.array(z.object({ text: z.string().optional(), audio: z.string().optional() })),
  meanings: z.array(meaning),
});

/** What is known of a word, in the Free Dictionary's shape. */
export const wordInfoSchema = z.array(entry);

export type Meaning = z.infer<typeof meaning>;
export type WordEntry = z.infer<typeof entry>;
export type WordInfo = z.infer<typeof wordInfoSchema>;

/** A word as dictionaries file it: lower case, plain letters, straight apostrophes, single spaces. */
export function normaliseWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[‐‑‒–—]/g, '-')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
