'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ChatMessage } from './message';
import { SmallAction } from './small-action';

interface Props {
  message: ChatMessage;
  isBusy: boolean;
  /** Shows the branch of another version. */
  onChoose: (id: string) => void;
}

/** The way between the versions of a message; nothing where there is one. */
export function VersionArrows({ message, isBusy, onChoose }: Props) {
  const { versions, id } = message;
  if (versions.length < 2) return null;
  const index = versions.indexOf(id);
  const arrow = (icon: typeof ChevronLeft, label: string, to: string | undefined) => (
    <SmallAction
      icon={icon}
      label={label}
      // A button that is disabled would lose the focus at the last version
      aria-disabled={isBusy || to === undefined}
      className="aria-disabled:cursor-default aria-disabled:opacity-40"
      onClick={() => {
        if (!isBusy && to !== undefined) onChoose(to);
      }}
    />
  );
  return (
    <div
      role="group"
      aria-label="Versions of this message"
      className="text-ink-soft flex items-center text-xs tabular-nums"
    >
      {arrow(ChevronLeft, 'Previous version', versions[index - 1])}
      <span aria-live="polite" className="px-1.5">
        <span aria-hidden>{`${index + 1}/${versions.length}`}</span>
        <span className="sr-only">{`Version ${index + 1} of ${versions.length}`}</span>
      </span>
      {arrow(ChevronRight, 'Next version', versions[index + 1])}
    </div>
  );
}
