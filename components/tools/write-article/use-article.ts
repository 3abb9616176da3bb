import { useCallback, useState } from 'react';
import toast from 'react-hot-toast';
import { useApi } from '@/components/session/use-api';
import { useTask } from '@/components/session/use-task';
import { announceCreation } from '@/lib/browser/creation-event';
import { runPath } from '@/lib/tools/card';
import { card } from '@/lib/tools/write-article/card';

export interface Article {
  text: string;
  isStopped: boolean;
  /** A word beside the result, such as that it was cut. */
  message?: string;
  source?: string;
  isSandbox?: boolean;
}

const empty: Article = { text: '', isStopped: false };

/** Writes an article as a stream: text as it comes, stop, and the outcome. Leaving the page stops it. */
export function useArticle() {
  const { stream } = useApi();
  const { start, stop, startedAt, failure } = useTask();
  const [article, setArticle] = useState(empty);

  const write = useCallback(
    async (prompt: string, length: number) => {
      setArticle(empty);
      const outcome = await start(async (signal) => {
        const events = stream(runPath(card), {
          body: { prompt, length },
          signal,
          idempotencyKey: crypto.randomUUID(),
        });
        for await (const batch of events) {
          const text = batch.map((event) => ('delta' in event ? event.delta : '')).join('');
          const said = batch.flatMap((event) => ('event' in event ? [event.event] : []));
          setArticle((before) => Object.assign({}, before, ...said, { text: before.text + text }));
        }
        announceCreation();
      });
      if (outcome.failure) toast.error(outcome.failure.message);
      if (outcome.how !== 'stopped') return;
      setArticle((before) => ({ ...before, isStopped: before.text !== '' }));
      // The server saves what was written once it sees that the reader has left
      setTimeout(announceCreation, 1_000);
    },
    [start, stream],
  );

  return { article, run: { startedAt, failure, stop }, write };
}
