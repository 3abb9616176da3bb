'use client';

import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { lazy, memo, Suspense, useSyncExternalStore } from 'react';
import { Reading } from '@/components/markdown/reading';
import { Skeleton } from '@/components/ui/skeleton';
import { CopyAction } from './copy-action';
import type { GrowingText } from './growing-text';
import type { ChatMessage } from './message';
import { MessageTime } from './message-time';
import { SmallAction } from './small-action';
import { TypingIndicator } from './typing-indicator';
import { VersionArrows } from './version-arrows';

const DefiCard = lazy(() => import('./defi-card'));

const never = () => () => undefined;

const ENDINGS: Partial<Record<ChatMessage['status'], string>> = {
  stopped: 'Stopped here.',
  interrupted: 'Interrupted here.',
};

interface Props {
  message: ChatMessage;
  /** The text while it is being written. */
  growing?: GrowingText | undefined;
  isBusy: boolean;
  /** Asks for another answer; only for the last one. */
  onRetry: (() => void) | undefined;
  onChoose: (id: string) => void;
}

/** The text of an answer; while it is written it renders alone, without the cards and what is around it. */
function AnswerText({ message, growing }: Pick<Props, 'message' | 'growing'>) {
  const read = () => growing?.get() ?? message.text;
  const text = useSyncExternalStore(growing?.subscribe ?? never, read, read);
  const isWriting = message.status === 'writing';
  if (text) return <Reading isGrowing={isWriting}>{text}</Reading>;
  return isWriting ? <TypingIndicator /> : null;
}

/** What the companion said: cards, text, and what can be done with it. */
export const AssistantMessage = memo(function AssistantMessage(props: Props) {
  const { message, growing, isBusy, onRetry, onChoose } = props;
  const { text, cards, status, time, note } = message;
  const isWriting = status === 'writing';
  const ending = ENDINGS[status];
  return (
    <article aria-label="Answer" aria-busy={isWriting} className="chat-answer space-y-4">
      <Suspense fallback={<Skeleton className="h-36 rounded-lg" />}>
        {cards.map((card) => (
          <DefiCard key={card.id} card={card} />
        ))}
      </Suspense>
      <AnswerText message={message} growing={growing} />
      {ending || note ? (
        <p className="text-ink-soft text-sm">{[ending, note].filter(Boolean).join(' ')}</p>
      ) : null}
      {isWriting ? null : (
        <div className="-ml-2.5 flex items-center gap-1">
          <CopyAction text={text} />
          {onRetry ? <SmallAction icon={RotateCcw} label="Try again" onClick={onRetry} /> : null}
          <VersionArrows message={message} isBusy={isBusy} onChoose={onChoose} />
          <MessageTime time={time} />
        </div>
      )}
    </article>
  );
});
