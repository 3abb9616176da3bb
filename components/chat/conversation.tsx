'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { LiveRegion } from '@/components/ui/live-region';
import { SkeletonText } from '@/components/ui/skeleton';
import { Composer } from './composer';
import { returnToDraft, writeDraft } from './draft';
import { Greeting } from './greeting';
import { loadToasts } from './notify';
import { TypingIndicator } from './typing-indicator';
import { type Ask, useChat } from './use-chat';
import { useFollowScroll } from './use-follow-scroll';
import { useOpenedThread } from './use-opened-thread';

const loadMessages = () => import('./messages');
const Messages = lazy(loadMessages);

const answerCode = [
  loadMessages,
  () => import('@/components/markdown/markdown'),
  () => import('./defi-card'),
  loadToasts,
];

/** What answers are shown with, on its way while a question is written or a conversation is fetched. */
function loadAnswerCode(): void {
  // What fails here is loaded again, and reported, where it is shown
  for (const load of answerCode) load().catch(() => undefined);
}

interface Props {
  threadId: string | undefined;
  /** The message that a search found. */
  messageId: string | undefined;
  /** A quiet word over the input, such as that this is a sandbox. */
  notice: string | undefined;
  onThread: (id: string | undefined) => void;
  onSettled: () => void;
}

/** One conversation: messages, and the input docked under them. */
export function Conversation(props: Props) {
  const { threadId, messageId, notice, onThread, onSettled } = props;
  const type = (text: string) => writeDraft(threadId, text);
  const { area, content, isAtEnd, toEnd, toPlace } = useFollowScroll();
  const onUnsent = (text: string) => returnToDraft(threadId, text);
  const chat = useChat({ threadId, onThread, onSettled, onUnsent });
  const opened = useOpenedThread({
    threadId,
    messageId,
    onEarlier: chat.prepend,
    onBranch: chat.show,
  });
  const { messages, isBusy, failure, send } = chat;

  useEffect(() => {
    if (threadId) loadAnswerCode();
  }, [threadId]);

  const ask = (question: Ask) => {
    loadAnswerCode();
    toEnd();
    void send(question);
  };
  const askNew = (text: string) => {
    type('');
    ask({ text });
  };

  return (
    <>
      <section
        ref={area}
        aria-label="Messages"
        className="relative min-h-0 grow overflow-y-auto overscroll-contain"
      >
        <div ref={content} className="mx-auto w-full max-w-3xl space-y-8 px-4 py-8 sm:px-6">
          <Beginning opened={opened}>
            <Greeting
              begunAt={messages[0]?.time}
              onPick={messages.length === 0 ? askNew : undefined}
            />
          </Beginning>
          {messages.length > 0 ? (
            <Suspense fallback={isBusy ? <TypingIndicator /> : <SkeletonText lines={6} />}>
              <Messages
                messages={messages}
                growing={chat.growing}
                isBusy={isBusy}
                onEdit={(text, replaces) => ask({ text, replaces })}
                onAnswer={({ id, text }) => ask({ id, text })}
                onChoose={opened.choose}
                found={messageId}
                onFound={toPlace}
              />
            </Suspense>
          ) : null}
        </div>
      </section>
      <div className="bg-paper relative shrink-0 px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
        {isAtEnd ? null : <JumpToEnd onJump={toEnd} />}
        <div className="mx-auto grid max-w-3xl gap-2">
          {failure ? (
            <p className="text-beet bg-beet-soft rounded-md px-4 py-2 text-sm">{failure}</p>
          ) : null}
          <Composer
            threadId={threadId}
            isBusy={isBusy}
            onSend={askNew}
            onStop={chat.stop}
            onFocus={loadAnswerCode}
          />
          <p className="text-ink-soft text-center text-xs">
            {notice ?? 'Figures come from calculators and DefiLlama. This is not financial advice.'}
          </p>
        </div>
      </div>
      <LiveRegion>
        {messages.at(-1)?.from === 'assistant' && !isBusy ? 'The answer is ready.' : ''}
      </LiveRegion>
    </>
  );
}

/** What comes before the messages that are there: how opening goes, the way to earlier ones, or the greeting. */
function Beginning({
  opened: { isLoading, hasFailed, hasEarlier, loadEarlier },
  children,
}: {
  opened: ReturnType<typeof useOpenedThread>;
  children: ReactNode;
}) {
  return (
    <>
      {isLoading ? <SkeletonText lines={6} /> : null}
      {hasFailed ? (
        <ErrorNote message="We couldn’t open this conversation. It may have been deleted." />
      ) : null}
      {hasEarlier ? (
        <p className="text-center">
          <Button size="sm" onClick={loadEarlier}>
            Show earlier messages
          </Button>
        </p>
      ) : null}
      {isLoading || hasFailed || hasEarlier ? null : children}
    </>
  );
}

function JumpToEnd({ onJump }: { onJump: () => void }) {
  return (
    <button
      type="button"
      aria-label="Jump to the latest"
      onClick={onJump}
      className="border-line bg-raised shadow-float animate-appear absolute -top-14 left-1/2 grid size-11 -translate-x-1/2 place-items-center rounded-full border"
    >
      <ArrowDown aria-hidden size={18} />
    </button>
  );
}
