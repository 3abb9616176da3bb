import toast from 'react-hot-toast';
import { useApi } from '@/components/session/use-api';
import { usePages } from '@/components/session/use-pages';
import type { WireCreation } from '@/db/wire';
import { type CommunityPage, withLike } from './with-like';

export type CommunityOrder = 'newest' | 'liked';

interface LikeAnswer {
  message: string;
  likedByMe: boolean;
  likeCount: number;
}

/** Published pictures page by page, once a person is signed in; likes show at once and then reload. */
export function useCommunity(order: CommunityOrder) {
  const { call } = useApi();
  const { pages, mutate, ...list } = usePages<CommunityPage>('/api/user/get-published-creations', {
    order,
  });

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
    ...list,
    pictures: pages?.flatMap((page) => page.creations) ?? [],
    reload: () => void mutate(),
    toggleLike,
  };
}
