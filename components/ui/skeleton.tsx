import { cx } from '@/components/ui/cx';

/** A quiet block in the shape of what is coming; size it with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('bg-line/60 animate-breathe rounded-md', className)} />;
}

/** Lines of text to come; the last one is short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden className="grid gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}
