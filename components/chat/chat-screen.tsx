'use client';

import { useEffect, useState } from 'react';
import { AuthStatus } from '@/components/shell/auth-status';
import { ChatHeader } from './chat-header';
import { Conversation } from './conversation';
import { moveDraft } from './draft';
import { ThreadList } from './thread-list';
import { useTint } from './tint';

const addressOf = (thread: string | undefined) => (thread ? `/chat?thread=${thread}` : '/chat');
const threadInAddress = () => new URL(location.href).searchParams.get('thread') ?? undefined;

interface Props {
  thread: string | undefined;
  /** Said over the input; undefined for a real model. */
  notice: string | undefined;
}

/** The whole page: conversations on the left, or in a drawer on a phone, and the one that is open. */
export function ChatScreen({ thread, notice }: Props) {
  const [tint] = useTint();
  // The key stays when a new conversation gets its id, so that the answer goes on being written
  const [opened, setOpened] = useState({ key: 0, thread });
  const [version, setVersion] = useState(0);
  const [isListOpen, setIsListOpen] = useState(false);

  const open = (id: string | undefined) => {
    setIsListOpen(false);
    if (id === opened.thread && id) return;
    history.pushState(null, '', addressOf(id));
    setOpened(({ key }) => ({ key: key + 1, thread: id }));
  };
  useEffect(() => {
    const onBack = () => setOpened(({ key }) => ({ key: key + 1, thread: threadInAddress() }));
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);

  const onThread = (id: string | undefined) => {
    if (id === threadInAddress()) return;
    if (id) moveDraft(id);
    setOpened(({ key }) => ({ key, thread: id }));
    history.replaceState(null, '', addressOf(id));
  };

  return (
    <div id="chat" data-tint={tint} className="bg-paper flex h-dvh overflow-hidden">
      <aside
        id="conversations"
        className={`border-line bg-surface w-72 shrink-0 flex-col border-r max-lg:fixed max-lg:inset-y-0 max-lg:left-0 max-lg:z-30 max-lg:w-[min(20rem,85vw)] lg:flex ${isListOpen ? 'animate-appear shadow-float flex' : 'hidden'}`}
      >
        <ThreadList current={opened.thread} version={version} onOpen={open} />
      </aside>
      {isListOpen ? (
        <button
          type="button"
          aria-label="Close conversations"
          onClick={() => setIsListOpen(false)}
          className="bg-veil fixed inset-0 z-20 lg:hidden"
        />
      ) : null}
      <main id="content" className="flex min-w-0 grow flex-col">
        <ChatHeader
          isListOpen={isListOpen}
          onList={() => setIsListOpen(!isListOpen)}
          onNew={() => open(undefined)}
        />
        <AuthStatus />
        <Conversation
          key={opened.key}
          threadId={opened.thread}
          notice={notice}
          onThread={onThread}
          onSettled={() => setVersion((before) => before + 1)}
        />
      </main>
    </div>
  );
}
