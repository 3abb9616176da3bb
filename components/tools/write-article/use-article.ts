import { useCallback, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useApi } from '@/components/session/use-api';
import { announceCreation } from '@/lib/browser/creation-event';
import { runPath } from '@/lib/tools/card';
import { card } from '@/lib/tools/write-article/card';

export interface Article {
  text: string;
  status: 'empty' | 'writing' | 'done' | 'stopped' | 'failed';
  startedAt: number;
  /** A word beside the result: why it failed, or that it was cut. */
  message?: string;
  source?: string;
  isSandbox?: boolean;
}

const empty: Article = { text: '', status: 'empty', startedAt: 0 };

/** Writes an article as a stream: text as it comes, stop, and the outcome. Leaving the page stops it. */
export function useArticle() {
  const { stream } = useApi();
  const [article, setArticle] = useState<Article>(empty);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const write = useCallback(
    async (prompt: string, length: number) => {
      const abort = new AbortController();
      running.current?.abort();
      running.current = abort;
      setArticle({ ...empty, status: 'writing', startedAt: Date.now() });
      try {
        const events = stream(runPath(card), {
          body: { prompt, length },
          signal: abort.signal,
          idempotencyKey: crypto.randomUUID(),
        });
        let outcome: Partial<Article> = {};
        for await (const batch of events) {
          const text = batch.map((event) => ('delta' in event ? event.delta : '')).join('');
          for (const event of batch) if ('event' in event) outcome = event.event;
          if (text) setArticle((before) => ({ ...before, text: before.text + text }));
        }
        const { message, source, isSandbox } = outcome;
        setArticle((before) => ({
          ...before,
          status: 'done',
          ...(message ? { message } : {}),
          ...(source ? { source } : {}),
          ...(isSandbox === undefined ? {} : { isSandbox }),
        }));
        announceCreation();
      } catch (error) {
        if (abort.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        setArticle((before) => ({ ...before, status: 'failed', message }));
        toast.error(message);
      }
    },
    [stream],
  );

  const stop = useCallback(() => {
    running.current?.abort();
    setArticle((before) => ({ ...before, status: before.text ? 'stopped' : 'empty' }));
    // The server saves what was written once it sees that the reader has left
    setTimeout(announceCreation, 1_000);
  }, []);

  return { article, write, stop };
}
