import type { WireCreation } from '@/db/wire';

export interface CommunityPage {
  creations: WireCreation[];
  nextCursor: string | null;
}

/** The pages with one picture's like as given; everything else stays the same object. */
export function withLike(
  pages: CommunityPage[] | undefined,
  id: string,
  { likedByMe, likeCount }: { likedByMe: boolean; likeCount: number },
): CommunityPage[] | undefined {
  return pages?.map((page) =>
    page.creations.some((picture) => picture.id === id)
      ? {
          ...page,
          creations: page.creations.map((picture) =>
            picture.id === id
              ? { ...picture, likedByMe, likeCount: Math.max(0, likeCount) }
              : picture,
          ),
        }
      : page,
  );
}
