import { Skeleton } from '@/components/ui/skeleton';

/** Where conversations will be. */
export function ThreadSkeleton() {
  return (
    <div className="grid gap-3 p-2">
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-4/5" />
    </div>
  );
}
