'use client';

import { useSearchParams } from 'next/navigation';
import { useRef, useState } from 'react';
import { AuthStatus } from '@/components/shell/auth-status';
import { ChatHeader } from './chat-header';
import { Conversation } from './conversation';
import { moveDraft } from './draft';
import { Drawer } from './drawer';
import { ThreadList } from './thread-list';
import { useTint } from './tint';
import { TintPicker } from './tint-picker';
import { useIsWide } from './use-is-wide';

const addressOf = (thread: string | undefined) => (thread ? `/chat?thread=${thread}` : '/chat');
const threadInAddress = () => new URL(location.href).searchParams.get('thread') ?? undefined;

interface Props {
  thread: string | undefined;
  /** Said over the input; undefined for a real model. */
  notice: string | undefined;
}

interface Opened {
  key: number;
  thread: string | undefined;
  /** The message that a search found in it. */
  message?: string | undefined;
}

/** The whole page: conversations on the left, or in a drawer on a phone, and the one that is open. */
export function ChatScreen({ thread, notice }: Props) {
  const [tint] = useTint();
  // The key stays when a new conversation gets its id, so that the answer goes on being written
  const [opened, setOpened] = useState<Opened>({ key: 0, thread });
  const [version, setVersion] = useState(0);
  const [isListOpen, setIsListOpen] = useState(false);
  const listButton = useRef<HTMLButtonElement>(null);
  const isWide = useIsWide();

  const open = (id: string | undefined, message?: string) => {
    setIsListOpen(false);
    if (id === opened.thread && id && !message) return;
    if (id !== opened.thread) history.pushState(null, '', addressOf(id));
    setOpened(({ key }) => ({ key: key + 1, thread: id, message }));
  };
  // Back, forward and the command menu change the address alone
  const address = useSearchParams().get('thread') ?? undefined;
  const [seen, setSeen] = useState(address);
  if (address !== seen) {
    setSeen(address);
    if (address !== opened.thread) setOpened({ key: opened.key + 1, thread: address });
  }

  const onThread = (id: string | undefined) => {
    if (id === threadInAddress()) return;
    if (id) moveDraft(id);
    setOpened(({ key }) => ({ key, thread: id }));
    history.replaceState(null, '', addressOf(id));
  };

  return (
    <div id="chat" data-tint={tint} className="bg-paper flex h-dvh overflow-hidden">
      <Drawer isOpen={isListOpen} onClose={() => setIsListOpen(false)} opener={listButton}>
        <ThreadList isOpen={isListOpen} current={opened.thread} version={version} onOpen={open} />
        <TintPicker />
      </Drawer>
      <main id="content" inert={isListOpen && !isWide} className="flex min-w-0 grow flex-col">
        <ChatHeader
          listButton={listButton}
          isListOpen={isListOpen}
          onList={() => setIsListOpen(!isListOpen)}
          onNew={() => open(undefined)}
        />
        <AuthStatus />
        <Conversation
          key={opened.key}
          threadId={opened.thread}
          messageId={opened.message}
          notice={notice}
          onThread={onThread}
          onSettled={() => setVersion((before) => before + 1)}
        />
      </main>
    </div>
  );
}
