'use client';

import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { Menu } from '@/components/ui/menu';
import type { WireThread } from '@/lib/chat/wire';
import { focusOnMount } from './focus-on-mount';

interface Props {
  thread: WireThread;
  isCurrent: boolean;
  onOpen: () => void;
  onRename: (title: string) => void;
  onDelete: () => void;
}

interface ExcerptProps {
  id: string;
  parts: NonNullable<WireThread['match']>['excerpt'];
}

/** The words that a search found, among those around them. */
function Excerpt({ id, parts }: ExcerptProps) {
  return (
    <p id={id} className="text-ink-soft mx-3 mb-2 line-clamp-2 text-xs">
      {parts.map(({ text, isFound }, index) =>
        isFound ? (
          <mark key={index} className="text-ink bg-accent-soft rounded-sm font-medium">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}

/** A conversation in the list: open, rename, delete. */
export function ThreadRow({ thread, isCurrent, onOpen, onRename, onDelete }: Props) {
  const matchId = useId();
  const [title, setTitle] = useState<string>();
  if (title !== undefined) {
    const submit = () => {
      if (title.trim() && title.trim() !== thread.title) onRename(title.trim());
      setTitle(undefined);
    };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          aria-label="Name of the conversation"
          value={title}
          maxLength={120}
          ref={focusOnMount}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTitle(event.target.value)}
          onBlur={submit}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTitle(undefined);
          }}
          className="control h-11 px-3 text-sm"
        />
      </form>
    );
  }
  return (
    <div
      className={`group flex items-center rounded-md pr-1 transition-colors ${isCurrent ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
    >
      <div className="relative min-w-0 grow">
        <button
          type="button"
          aria-current={isCurrent ? 'page' : undefined}
          aria-describedby={thread.match ? matchId : undefined}
          onClick={onOpen}
          className={`block min-h-11 w-full truncate rounded-md px-3 text-left text-sm after:absolute after:inset-0 ${isCurrent ? 'font-medium' : 'text-ink-soft group-hover:text-ink'}`}
        >
          {thread.title}
        </button>
        {thread.match ? <Excerpt id={matchId} parts={thread.match.excerpt} /> : null}
      </div>
      <Menu
        label={`Options for ${thread.title}`}
        items={[
          { label: 'Rename', icon: Pencil, onSelect: () => setTitle(thread.title) },
          { label: 'Delete', icon: Trash2, onSelect: onDelete, isDanger: true },
        ]}
        triggerClassName="text-ink-soft hover:text-ink grid size-9 place-items-center rounded-full opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
      >
        <Ellipsis aria-hidden size={18} />
      </Menu>
    </div>
  );
}
