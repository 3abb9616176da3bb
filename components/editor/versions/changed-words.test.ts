import { expect, it } from 'vitest';
import { changedWords, type Piece } from './changed-words';

const BEFORE = 'The tide turns.\n\n- One\n- Two';
const AFTER = 'The spring tide turns.\n\n- One\n- Three';
const without = (pieces: Piece[] | undefined, is: Piece['is']) =>
  pieces?.map((piece) => (piece.is === is ? '' : piece.text)).join('');

it('says which words are new and which are gone, and leaves none out', () => {
  const pieces = changedWords(BEFORE, AFTER);
  expect(without(pieces, 'added')).toBe(BEFORE);
  expect(without(pieces, 'removed')).toBe(AFTER);
  expect(pieces?.filter(({ is }) => is === 'removed')).toEqual([{ text: 'Two', is: 'removed' }]);
});
