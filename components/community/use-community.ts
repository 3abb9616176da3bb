import { useAuth } from '@clerk/nextjs';
import toast from 'react-hot-toast';
import useSWRInfinite from 'swr/infinite';
import { useApi } from '@/components/session/use-api';
import type { WireCreation } from '@/db/wire';
import { type CommunityPage, withLike } from './with-like';

export type CommunityOrder = 'newest' | 'liked';

interface LikeAnswer {
  message: string;
  likedByMe: boolean;
  likeCount: number;
}

type Key = readonly [path: string, userId: string];

/** Published pictures page by page, once somebody is signed in; likes show at once and then reload. */
export function useCommunity(order: CommunityOrder) {
  const { call } = useApi();
  const { userId } = useAuth();
  const key = (_: number, before: CommunityPage | null): Key | null => {
    if (!userId || (before && !before.nextCursor)) return null;
    const query = new URLSearchParams({ order });
    if (before?.nextCursor) query.set('cursor', before.nextCursor);
    return [`/api/user/get-published-creations?${query}`, userId];
  };
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<CommunityPage, Error>(
    key,
    ([path]: Key) => call<CommunityPage>(path),
  );

  const toggleLike = async ({ id, likedByMe, likeCount }: WireCreation) => {
    const guess = { likedByMe: !likedByMe, likeCount: likeCount + (likedByMe ? -1 : 1) };
    await mutate((pages) => withLike(pages, id, guess), { revalidate: false });
    try {
      const body = { id };
      const answer = await call<LikeAnswer>('/api/user/toggle-like-creation', { body });
      toast.success(answer.message);
      await mutate((pages) => withLike(pages, id, answer), { revalidate: false });
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure));
    }
    await mutate();
  };

  return {
    pictures: data?.flatMap((page) => page.creations) ?? [],
    hasMore: Boolean(data?.at(-1)?.nextCursor),
    isLoading: !data && (!error || isValidating),
    isLoadingMore: isValidating && size > (data?.length ?? 0),
    failure: error?.message,
    loadMore: () => void setSize(size + 1),
    reload: () => void mutate(),
    toggleLike,
  };
}
