import { AUTHOR, type Verse } from '@/lib/providers/gita';

/** The verse object of the API: the fields of the public Bhagavad Gita API, and who speaks to whom. */
export interface VerseObject {
  id: number;
  chapter_number: number;
  verse_number: number;
  text: null;
  transliteration: null;
  word_meanings: null;
  translations: { description: string; author_name: string; language: 'english' }[];
  speaker: string;
  addressee: string;
}

/** A verse as the API answers it; its only translation is our own, in English. */
export function asVerseObject(verse: Verse): VerseObject {
  return {
    id: verse.id,
    chapter_number: verse.chapter,
    verse_number: verse.verse,
    text: null,
    transliteration: null,
    word_meanings: null,
    translations: [{ description: verse.text, author_name: AUTHOR, language: 'english' }],
    speaker: verse.speaker,
    addressee: verse.addressee,
  };
}
