import { LoadMore } from '@/components/creations/load-more';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { LiveRegion } from '@/components/ui/live-region';
import { ProgressNote } from '@/components/ui/progress-note';
import { formatLabels, formats } from '@/lib/tools/repurpose-article/made';
import { MadeResult } from './made-result';
import { useCarryOn } from './use-carry-on';

/** The article in other forms: what makes one, and those that were made, which are kept with it. */
export function CarryOn({ articleId }: { articleId: string }) {
  const { make, retry, stop, startedAt, failure, format, made, list } = useCarryOn(articleId);
  const name = format ? formatLabels[format] : '';
  return (
    <section aria-labelledby="carry-on" className="grid min-w-0 gap-4">
      <h3 id="carry-on" className="text-sm font-medium">
        Turn this article into
      </h3>
      <div className="flex flex-wrap gap-2">
        {formats.map((each) => (
          <Button
            key={each}
            size="sm"
            disabled={startedAt !== undefined}
            onClick={() => void make(each)}
          >
            {formatLabels[each]}
          </Button>
        ))}
      </div>
      {startedAt ? (
        <ProgressNote step={`Writing: ${name}`} startedAt={startedAt} onStop={stop} />
      ) : null}
      {failure ? <ErrorNote message={failure.message} onRetry={retry} /> : null}
      <LiveRegion>{format && !startedAt && !failure ? `${name}: done.` : ''}</LiveRegion>
      {made.map((each, index) => (
        <MadeResult key={each.id} made={each} isOpen={index === 0} />
      ))}
      {list.failure ? (
        <ErrorNote message={list.failure} onRetry={() => void list.mutate()} />
      ) : null}
      <LoadMore hasMore={list.hasMore} isLoading={list.isLoadingMore} onLoad={list.loadMore} />
    </section>
  );
}
