import ChevronDown from 'lucide-react/icons/chevron-down';
import Pin from 'lucide-react/icons/pin';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Plate } from '@/components/ui/plate';
import type { WireCreation } from '@/db/wire';
import { toolOf } from '@/lib/tools/registry';
import { CreationDate } from './creation-date';
import { CreationViewer } from './creation-viewer';
import { HistoryActions } from './history-actions';
import { useOpenedByAddress } from './opened-by-address';
import { RenameForm } from './rename-form';
import type { useCreationActions } from './use-creation-actions';

interface Props {
  creation: WireCreation;
  actions: ReturnType<typeof useCreationActions>;
}

/** One creation: prompt, type, date and badge; a click opens and closes what was made. */
export function HistoryCard({ creation, actions }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isRenaming, setIsRenaming] = useState(false);
  const bodyId = useId();
  const anchor = useOpenedByAddress(creation.id, (card) => {
    setIsOpen(true);
    card.scrollIntoView({ block: 'start' });
    card.querySelector('button')?.focus({ preventScroll: true });
  });
  const tool = toolOf(creation);
  const name = creation.title ?? creation.prompt;
  return (
    <article
      id={anchor}
      aria-label={name.slice(0, 80)}
      className="border-line bg-surface scroll-mt-20 rounded-lg border"
    >
      <div className="flex items-center gap-1 pr-2">
        <button
          type="button"
          onClick={() => setIsOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          className="flex min-w-0 grow items-center gap-2 rounded-lg p-3 text-left sm:gap-4 sm:p-5"
        >
          {tool ? <Plate icon={tool.icon} gradient={tool.gradient} size={40} /> : null}
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 flex-[1_1_13rem]">
              <span className={`font-medium break-words ${isOpen ? '' : 'line-clamp-2'}`}>
                {name}
              </span>
              {creation.title ? (
                <span className="text-ink-soft line-clamp-1 text-sm">{creation.prompt}</span>
              ) : null}
              <span className="text-ink-soft flex flex-wrap items-center gap-x-2 text-sm">
                {creation.isPinned ? <Pin aria-label="Pinned" size={14} /> : null}
                <span className="max-sm:sr-only">{creation.type}</span>
                <span aria-hidden className="max-sm:hidden">
                  ·
                </span>
                <CreationDate value={creation.created_at} />
              </span>
            </span>
            <span className="flex items-center gap-2">
              {creation.isPublished ? (
                <Badge tone={creation.isHidden ? 'honey' : 'herb'}>
                  {creation.isHidden ? 'hidden after reports' : 'public'}
                </Badge>
              ) : null}
              <Badge>{creation.type}</Badge>
            </span>
          </span>
          <ChevronDown
            aria-hidden
            size={18}
            className={`text-ink-soft shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        <HistoryActions
          creation={creation}
          actions={actions}
          onRename={() => setIsRenaming(true)}
        />
      </div>
      {isRenaming ? (
        <RenameForm
          name={name}
          onCancel={() => setIsRenaming(false)}
          onSave={(title) => {
            setIsRenaming(false);
            void actions.change(creation.id, { title });
          }}
        />
      ) : null}
      <div id={bodyId} hidden={!isOpen} className="border-line border-t p-5 sm:p-8">
        {isOpen ? <CreationViewer creation={creation} /> : null}
      </div>
    </article>
  );
}
