'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Plate } from '@/components/ui/plate';
import type { WireCreation } from '@/db/wire';
import { toolForType } from '@/lib/tools/registry';
import { CreationViewer } from './creation-viewer';

/** One creation: prompt, type, date and badge; a click opens and closes what was made. */
export function HistoryCard({ creation }: { creation: WireCreation }) {
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const tool = toolForType(creation.type);
  return (
    <article className="border-line bg-surface rounded-lg border">
      <button
        type="button"
        onClick={() => setIsOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        className="hover:bg-raised flex w-full items-center gap-4 rounded-lg p-4 text-left sm:p-5"
      >
        {tool ? <Plate icon={tool.icon} gradient={tool.gradient} size={40} /> : null}
        <span className="min-w-0 grow">
          <span className="line-clamp-2 font-medium">{creation.title ?? creation.prompt}</span>
          <span className="text-ink-soft block text-sm">
            {creation.type} · <CreationDate value={creation.created_at} />
          </span>
        </span>
        <Badge>{creation.type}</Badge>
        <ChevronDown
          aria-hidden
          size={18}
          className={`text-ink-soft shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={bodyId} hidden={!isOpen} className="border-line border-t p-5 sm:p-8">
        {isOpen ? <CreationViewer creation={creation} /> : null}
      </div>
    </article>
  );
}

/** A moment as a date in the reader's own locale; the server does not know it, so it may differ at first. */
function CreationDate({ value }: { value: string }) {
  return (
    <time dateTime={value} suppressHydrationWarning>
      {new Date(value).toLocaleDateString()}
    </time>
  );
}
