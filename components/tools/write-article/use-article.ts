import { useCallback, useState } from 'react';
import toast from 'react-hot-toast';
import type { StoredText } from '@/components/editor/saving/text-saver';
import { useApi } from '@/components/session/use-api';
import { STOPPED, useTask } from '@/components/session/use-task';
import { nameInAddress, useOpenedCreation } from '@/components/tools/use-opened-creation';
import type { WireCreation } from '@/db/wire';
import type { StreamEvent } from '@/lib/browser/call-api';
import { announceCreation } from '@/lib/browser/creation-event';
import { runOutcome } from '@/lib/browser/run-outcome';
import { runPath } from '@/lib/tools/card';
import { card } from '@/lib/tools/write-article/card';
import type { articleFields } from './options/article-options';
import { wholeSentences } from '@/lib/tools/write-article/continuation';

export interface Article {
  text: string;
  /** True when nothing of it was kept, since it was stopped too early. */
  isLost?: boolean;
  /** A word beside the result, such as that it was cut. */
  message?: string;
  source?: string | null;
  isSandbox?: boolean;
  creation?: WireCreation | null;
}

interface Ask extends ReturnType<typeof articleFields> {
  prompt: string;
  length: number;
  /** An article that ended early, which is gone on from. */
  continueFrom?: string;
}

const empty: Article = { text: '' };

const fromCreation = (creation: WireCreation): Article => {
  const { content, source, isSandbox } = creation;
  return { text: content, source, isSandbox, creation };
};

const withText = (shown: Article, text: string) => ({ ...shown, text: shown.text + text });

/** Hands on the text of a stream as it comes; answers what the stream says besides. */
async function readOut(
  stream: AsyncGenerator<StreamEvent[]>,
  onText: (text: string) => void,
): Promise<Partial<Article>> {
  let said: Partial<Article> = {};
  for await (const batch of stream) {
    const text = batch.map((event) => ('delta' in event ? event.delta : '')).join('');
    for (const event of batch) if ('event' in event) said = event.event;
    if (text) onText(text);
  }
  return said;
}

/**
 * Writes an article as a stream: text as it comes, stop, and the outcome, which is what the server kept.
 * Leaving the page stops it, and the history is told once that is settled.
 */
export function useArticle(onOpen: (input: unknown) => void) {
  const { call, stream } = useApi();
  const { start, stop, startedAt, failure } = useTask();
  const [article, setArticle] = useState(empty);
  useOpenedCreation(card.type, (creation) => {
    setArticle(fromCreation(creation));
    onOpen(creation.input);
  });

  const write = useCallback(
    async (body: Ask, before = empty) => {
      const idempotencyKey = crypto.randomUUID();
      const settle = (kept: Partial<Article> | undefined) => {
        announceCreation();
        return kept;
      };
      const outcomeOf = () =>
        runOutcome<Partial<Article>>(call, card.endpoint, idempotencyKey).then(settle);
      const end = (said: Partial<Article>) => {
        nameInAddress(said.creation);
        setArticle((shown) => ({ ...shown, ...said, text: said.creation?.content ?? shown.text }));
      };
      setArticle({ text: body.continueFrom ? wholeSentences(before.text) : '' });
      const outcome = await start(async (signal) => {
        try {
          const options = { body, signal, idempotencyKey };
          const events = stream(runPath(card), options);
          end(await readOut(events, (text) => setArticle((shown) => withText(shown, text))));
          announceCreation();
        } catch (error) {
          if (signal.reason !== STOPPED) throw error;
          const kept = await outcomeOf();
          if (kept) end(kept);
          else setArticle((shown) => ({ ...(body.continueFrom ? before : shown), isLost: true }));
          throw error;
        }
      });
      if (outcome.failure) toast.error(outcome.failure.message);
      if (outcome.failure && body.continueFrom) setArticle(before);
      if (outcome.how === 'left') void outcomeOf();
    },
    [call, start, stream],
  );

  /** Goes on from where an article ended early. */
  const goOn = useCallback(() => {
    const { creation } = article;
    if (!creation) return;
    const { length = 800 } = (creation.input ?? {}) as { length?: number };
    void write({ prompt: creation.prompt, length, continueFrom: creation.id }, article);
  }, [article, write]);

  /** Takes a text that was edited in place and is stored. */
  const onEdited = useCallback(
    ({ content, version }: StoredText) =>
      setArticle((shown) =>
        shown.creation
          ? { ...shown, text: content, creation: { ...shown.creation, content, version } }
          : shown,
      ),
    [],
  );

  return { article, run: { startedAt, failure, stop }, write, goOn, onEdited };
}
