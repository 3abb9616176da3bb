import Heart from 'lucide-react/icons/heart';

interface Props {
  name: string;
  isLiked: boolean;
  count: number;
  onToggle: () => void;
}

/** A heart with its count: filled red when the person likes the picture. */
export function LikeButton({ name, isLiked, count, onToggle }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`Like ${name.slice(0, 60)}, ${count} ${count === 1 ? 'like' : 'likes'}`}
      onClick={onToggle}
      className="hover:bg-sunken inline-flex min-h-11 items-center gap-2 rounded-full px-3 transition-colors"
    >
      <Heart
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className={
          isLiked ? 'fill-[oklch(0.6_0.22_25)] text-[oklch(0.6_0.22_25)]' : 'text-ink-soft'
        }
      />
      <span className="tabular-nums">{count}</span>
    </button>
  );
}
