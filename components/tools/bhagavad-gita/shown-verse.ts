/** A verse as the page shows it. */
export interface ShownVerse {
  chapter: number;
  verse: number;
  speaker: string;
  addressee: string;
  text: string;
}

/** "Chapter X, Verse Y". */
export const placeName = ({ chapter, verse }: { chapter: number; verse: number }) =>
  `Chapter ${chapter}, Verse ${verse}`;
