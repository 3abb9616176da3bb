'use client';

import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { memo } from 'react';
import { Reading } from '@/components/markdown/reading';
import { CopyAction } from './copy-action';
import { DefiCard } from './defi-card';
import type { ChatMessage } from './message';
import { MessageTime } from './message-time';
import { SmallAction } from './small-action';
import { TypingIndicator } from './typing-indicator';

const ENDINGS: Partial<Record<ChatMessage['status'], string>> = {
  stopped: 'Stopped here.',
  interrupted: 'Interrupted here.',
};

interface Props {
  message: ChatMessage;
  /** Asks the same again; only for the last answer. */
  onRetry?: () => void;
}

/** What the companion said: cards, text, and what can be done with it. */
export const AssistantMessage = memo(function AssistantMessage({ message, onRetry }: Props) {
  const { text, cards, status, time, note } = message;
  const isWriting = status === 'writing';
  const ending = ENDINGS[status];
  return (
    <article aria-label="Answer" aria-busy={isWriting} className="chat-answer grid gap-4">
      {cards.map((card) => (
        <DefiCard key={card.id} card={card} />
      ))}
      {text ? <Reading>{text}</Reading> : null}
      {isWriting && !text ? <TypingIndicator /> : null}
      {ending || note ? (
        <p className="text-ink-soft text-sm">{[ending, note].filter(Boolean).join(' ')}</p>
      ) : null}
      {isWriting ? null : (
        <div className="-ml-2.5 flex items-center gap-1">
          <CopyAction text={text} />
          {onRetry ? <SmallAction icon={RotateCcw} label="Try again" onClick={onRetry} /> : null}
          <MessageTime time={time} />
        </div>
      )}
    </article>
  );
});
