'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '@/components/session/use-api';
import type { CallOptions } from '@/lib/browser/call-api';
import type { WireMessage, WireThread } from '@/lib/chat/wire';
import type { ChatMessage } from './message';
import { notifyFailure } from './notify';

interface Page {
  thread: WireThread;
  messages: WireMessage[];
  hasMore: boolean;
}

interface Options {
  threadId: string | undefined;
  /** A message whose branch is shown at first. */
  messageId: string | undefined;
  onEarlier: (messages: ChatMessage[]) => void;
  onBranch: (messages: ChatMessage[]) => void;
}

/** Loads the conversation a screen opens with, its earlier messages on demand, and its other branches. */
export function useOpenedThread({ threadId, messageId, onEarlier, onBranch }: Options) {
  const { call } = useApi();
  const [opened] = useState(threadId);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(opened ? 'loading' : 'ready');
  const [earliest, setEarliest] = useState<number>();

  const take = (page: Page, show: (messages: ChatMessage[]) => void) => {
    setEarliest(page.hasMore ? page.messages[0]?.seq : undefined);
    setState('ready');
    show(page.messages);
  };
  const takeFirst = useEffectEvent((page: Page) => take(page, onBranch));
  const [sought] = useState(messageId);

  useEffect(() => {
    if (!opened) return;
    const abort = new AbortController();
    const branch = sought && { method: 'PATCH' as const, body: { activeMessageId: sought } };
    call<Page>(`/api/chat/threads/${opened}`, { signal: abort.signal, ...branch }).then(
      (page) => takeFirst(page),
      () => abort.signal.aborted || setState('failed'),
    );
    return () => abort.abort();
  }, [call, opened, sought]);

  const ask = (path: string, show: (messages: ChatMessage[]) => void, options?: CallOptions) =>
    void call<Page>(`/api/chat/threads/${path}`, options).then(
      (page) => take(page, show),
      (error: Error) => notifyFailure(error.message),
    );

  return {
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    hasEarlier: earliest !== undefined,
    loadEarlier: () => ask(`${opened}?before=${earliest}`, onEarlier),
    /** Shows the branch that holds a message. */
    choose: (id: string) =>
      ask(`${threadId}`, onBranch, { method: 'PATCH', body: { activeMessageId: id } }),
  };
}
