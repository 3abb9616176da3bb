'use client';

import { useCallback, useRef, useState } from 'react';
import { useApi } from '@/components/session/use-api';
import { STOPPED, useTask } from '@/components/session/use-task';
import type { StreamEvent } from '@/lib/browser/call-api';
import { GrowingText } from './growing-text';
import {
  applyToTurn,
  beginTurn,
  type ChatMessage,
  endTurn,
  type Question,
  type TurnEvent,
} from './message';
import { notifyFailure } from './notify';

const WENT_WRONG = 'Sorry, something went wrong.';

interface Options {
  threadId: string | undefined;
  /** Called with the conversation a turn belongs to once it is known; without one when a turn that began it failed. */
  onThread: (id: string | undefined) => void;
  /** Called when a turn has ended, however it did. */
  onSettled: () => void;
  /** Called with a message that was not answered, so that it is not lost. */
  onUnsent: (text: string) => void;
}

/** A question to send; with the `id` of one that is there, that one is answered. */
export type Ask = Omit<Question, 'id'> & { id?: string };

/**
 * The turns of a conversation: streamed text is appended to the last message, which is read from
 * `growing` while it is written; a failure removes both messages; one that is stopped before its first word leaves the
 * question; closing the screen aborts the request.
 */
export function useChat({ threadId, onThread, onSettled, onUnsent }: Options) {
  const { call, stream } = useApi();
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const [growing] = useState(() => new GrowingText());
  const { start, stop, isRunning, startedAt, failure } = useTask();
  const current = useRef(messages);

  const show = useCallback(
    (next: ChatMessage[]) => {
      current.current = next;
      growing.set(next.at(-1)?.text ?? '');
      setMessages(next);
    },
    [growing],
  );

  const send = async (asked: Ask) => {
    const question = { ...asked, text: asked.text.trim(), id: asked.id ?? crypto.randomUUID() };
    const { text, id, replaces } = question;
    if (isRunning() || text === '') return;
    const before = current.current;
    const take = (items: StreamEvent[]) => {
      const said = items.map((item) => ('delta' in item ? item.delta : '')).join('');
      const events = items.flatMap((item) => ('event' in item ? [item.event as TurnEvent] : []));
      const next = applyToTurn(current.current, said, events);
      if (events.length > 0) show(next);
      else growing.set((current.current = next).at(-1)?.text ?? '');
      for (const { thread } of events) if (thread) onThread(thread.id);
    };
    show(beginTurn(before, question));
    const { failure } = await start(async (signal) => {
      try {
        const body = { message: text, id, threadId, replaces };
        const options = { body, signal, idempotencyKey: crypto.randomUUID() };
        for await (const events of stream('/chat', options)) take(events);
        show(endTurn(current.current, 'complete'));
      } catch (error) {
        if (signal.reason === STOPPED) await endEarly(before, question);
        throw error;
      }
    });
    if (failure) {
      show(before);
      onThread(threadId);
      void notifyFailure(WENT_WRONG);
      if (!asked.id) onUnsent(text);
    }
    onSettled();
  };

  const endEarly = async (before: ChatMessage[], question: Question) => {
    const answer = current.current.at(-1);
    const hasBegun = Boolean(answer?.text || answer?.cards.length);
    if (hasBegun) show(endTurn(current.current, 'stopped'));
    else await leaveUnanswered(before, question);
  };

  /** The server keeps a question whose reader left before the first word; a new conversation has its id. */
  const leaveUnanswered = async (before: ChatMessage[], { id }: Question) => {
    const isThere = before.some((message) => message.id === id);
    show(isThere ? before : current.current.slice(0, -1));
    if (threadId) return;
    onThread(id);
    for (let tries = 0; tries < 5; tries += 1) {
      const isKept = await call(`/api/chat/threads/${id}`).then(
        () => true,
        () => false,
      );
      if (isKept) return;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  };

  /** Puts earlier messages of the conversation before these. */
  const prepend = (earlier: ChatMessage[]) => show([...earlier, ...current.current]);

  const isBusy = startedAt !== undefined;
  return { messages, growing, show, prepend, isBusy, failure: failure?.message, send, stop };
}
