'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '@/components/session/use-api';
import type { WireMessage, WireThread } from '@/lib/chat/wire';
import type { ChatMessage } from './message';
import { notifyFailure } from './notify';

interface Page {
  thread: WireThread;
  messages: WireMessage[];
  hasMore: boolean;
}

/** Loads the conversation a screen opens with, and its earlier messages on demand. */
export function useOpenedThread(
  threadId: string | undefined,
  onMessages: (earlier: ChatMessage[]) => void,
) {
  const { call } = useApi();
  const [opened] = useState(threadId);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(opened ? 'loading' : 'ready');
  const [earliest, setEarliest] = useState<number>();

  const take = (page: Page) => {
    setEarliest(page.hasMore ? page.messages[0]?.seq : undefined);
    setState('ready');
    onMessages(page.messages);
  };
  const takeFirst = useEffectEvent(take);

  useEffect(() => {
    if (!opened) return;
    const abort = new AbortController();
    call<Page>(`/api/chat/threads/${opened}`, { signal: abort.signal }).then(
      (page) => takeFirst(page),
      () => abort.signal.aborted || setState('failed'),
    );
    return () => abort.abort();
  }, [call, opened]);

  const loadEarlier = () =>
    call<Page>(`/api/chat/threads/${opened}?before=${earliest}`).then(take, (error: Error) =>
      notifyFailure(error.message),
    );

  return {
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    hasEarlier: earliest !== undefined,
    loadEarlier: () => void loadEarlier(),
  };
}
