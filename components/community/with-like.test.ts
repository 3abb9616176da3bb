import { expect, test } from 'vitest';
import type { WireCreation } from '@/db/wire';
import { type CommunityPage, withLike } from './with-like';

const picture = (id: string) => ({ id, likedByMe: false, likeCount: 0 }) as WireCreation;
const pages: CommunityPage[] = [
  { creations: [picture('a'), picture('b')], nextCursor: 'next' },
  { creations: [picture('c')], nextCursor: null },
];

test('changes the like of one picture and leaves the other pages as they are', () => {
  const changed = withLike(pages, 'b', { likedByMe: true, likeCount: 1 });
  expect(changed?.[0]?.creations[1]).toMatchObject({ likedByMe: true, likeCount: 1 });
  expect(changed?.[0]?.nextCursor).toBe('next');
  expect(changed?.[1]).toBe(pages[1]);
});

test('never counts below nothing, and knows no picture that is not there', () => {
  expect(
    withLike(pages, 'a', { likedByMe: false, likeCount: -1 })?.[0]?.creations[0],
  ).toMatchObject({ likeCount: 0 });
  expect(withLike(pages, 'x', { likedByMe: true, likeCount: 1 })).toEqual(pages);
  expect(withLike(undefined, 'a', { likedByMe: true, likeCount: 1 })).toBeUndefined();
});
