import { diffWordsWithSpace } from 'diff';

export interface Piece {
  text: string;
  /** Whether only the newer text has it, only the older one, or both. */
  is: 'added' | 'removed' | 'kept';
}

/** Two texts that have little in common would take minutes to compare. */
const MOST_MS = 1_000;

/** What changed from one text to another, word by word; undefined where they are too different to say. */
export function changedWords(before: string, after: string): Piece[] | undefined {
  return diffWordsWithSpace(before, after, { timeout: MOST_MS })?.map(
    ({ value, added, removed }) => ({
      text: value,
      is: added ? 'added' : removed ? 'removed' : 'kept',
    }),
  );
}
