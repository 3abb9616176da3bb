import Link from 'next/link';
import type { WireCreation } from '@/db/wire';
import { LikeButton } from './like-button';
import { PictureMenu, type PictureActions } from './picture-menu';

interface Props {
  picture: WireCreation;
  onToggleLike: () => void;
  actions: PictureActions;
}

/** A published picture: its prompt on hover and on focus, its heart, and what can be done with it. */
export function PictureCard({ picture, onToggleLike, actions }: Props) {
  const { id, content, prompt, likedByMe, likeCount } = picture;
  return (
    <li className="border-line bg-surface flex flex-col rounded-lg border">
      <Link
        href={`/community/${id}`}
        prefetch={false}
        className="group relative block aspect-square overflow-hidden rounded-t-lg"
      >
        <img
          src={content}
          alt={prompt}
          width={480}
          height={480}
          loading="lazy"
          className="bg-sunken size-full object-cover"
        />
        <span
          aria-hidden
          className="text-cream absolute inset-x-0 bottom-0 bg-black/75 p-3 text-sm opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100"
        >
          <span className="line-clamp-3">{prompt}</span>
        </span>
      </Link>
      <div className="flex items-center justify-between p-1">
        <LikeButton name={prompt} isLiked={likedByMe} count={likeCount} onToggle={onToggleLike} />
        <PictureMenu picture={picture} actions={actions} />
      </div>
    </li>
  );
}
