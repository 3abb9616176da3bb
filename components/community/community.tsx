'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { LoadMore } from '@/components/creations/load-more';
import { useCreationActions } from '@/components/creations/use-creation-actions';
import { handOffInput } from '@/components/tools/opened-input';
import { ToolHeader } from '@/components/tools/tool-header';
import { ErrorNote } from '@/components/ui/error-note';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Spinner } from '@/components/ui/spinner';
import { card } from '@/lib/tools/community/card';
import { card as imageTool } from '@/lib/tools/generate-images/card';
import { EmptyCommunity } from './empty-community';
import { PictureCard } from './picture-card';
import type { PictureActions } from './picture-menu';
import { promptInput } from './prompt-input';
import { ReportDialog } from './report-dialog';
import { type CommunityOrder, useCommunity } from './use-community';

const orders = [
  { value: 'newest', label: 'Newest' },
  { value: 'liked', label: 'Most liked' },
] as const;

/** The gallery of published pictures. */
export function Community() {
  const router = useRouter();
  const [order, setOrder] = useState<CommunityOrder>('newest');
  const [reportedId, setReportedId] = useState<string | null>(null);
  const gallery = useCommunity(order);
  const { change, remove } = useCreationActions(gallery.reload);
  const isEmpty = !gallery.isLoading && !gallery.failure && gallery.pictures.length === 0;

  const actions: PictureActions = {
    takePrompt: (picture) => {
      handOffInput(imageTool.path, promptInput(picture));
      router.push(imageTool.path);
    },
    report: ({ id }) => setReportedId(id),
    unpublish: ({ id }) => void change(id, { isPublished: false }),
    remove: ({ id }) => void remove(id),
  };

  return (
    <div className="grid gap-8">
      <ToolHeader card={card} />
      <div className="max-w-xs">
        <SegmentedControl
          legend="Order"
          isLegendHidden
          name="order"
          choices={orders}
          value={order}
          onChange={setOrder}
        />
      </div>
      {gallery.failure ? <ErrorNote message={gallery.failure} onRetry={gallery.reload} /> : null}
      <ul
        aria-label="Published pictures"
        className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-4"
      >
        {gallery.pictures.map((picture) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            onToggleLike={() => void gallery.toggleLike(picture)}
            actions={actions}
          />
        ))}
      </ul>
      {gallery.isLoading ? (
        <p className="grid place-items-center py-16">
          <Spinner size={32} label="Loading pictures" />
        </p>
      ) : null}
      {isEmpty ? <EmptyCommunity /> : null}
      <LoadMore
        hasMore={gallery.hasMore}
        isLoading={gallery.isLoadingMore}
        onLoad={gallery.loadMore}
      />
      <ReportDialog
        id={reportedId}
        onClose={() => setReportedId(null)}
        onReported={gallery.reload}
      />
    </div>
  );
}
