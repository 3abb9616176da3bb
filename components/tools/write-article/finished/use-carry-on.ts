import { useCallback, useState } from 'react';
import { useApi } from '@/components/session/use-api';
import { usePages } from '@/components/session/use-pages';
import { useTask } from '@/components/session/use-task';
import type { HistoryPage } from '@/lib/api/creations/read-history';
import { announceCreation } from '@/lib/browser/creation-event';
import { runOutcome } from '@/lib/browser/run-outcome';
import { runPath } from '@/lib/tools/card';
import { card } from '@/lib/tools/repurpose-article/card';
import type { Format } from '@/lib/tools/repurpose-article/made';
import { type Made, type MadeAnswer, madeBefore, madeNow } from './made';

/**
 * What was made from an article, the newest first, and what makes more, one at a time. A run that is
 * stopped shows what the server kept of it; one that failed is tried again under its own key.
 */
export function useCarryOn(articleId: string) {
  const { call } = useApi();
  const { start, stop, startedAt, failure } = useTask();
  const [asked, setAsked] = useState<{ format: Format; key: string }>();
  const [added, setAdded] = useState<Made[]>([]);
  const { pages, ...list } = usePages<HistoryPage>('/api/user/get-user-creations', {
    parentId: articleId,
    type: card.type,
  });

  const make = useCallback(
    async (format: Format, key: string = crypto.randomUUID()) => {
      setAsked({ format, key });
      const show = (answer: MadeAnswer) => {
        setAdded((before) => [madeNow(answer, key), ...before]);
        announceCreation();
      };
      const body = { id: articleId, format };
      const { how } = await start(async (signal) =>
        show(await call<MadeAnswer>(runPath(card), { body, signal, idempotencyKey: key })),
      );
      if (how !== 'stopped') return;
      const kept = await runOutcome<MadeAnswer>(call, card.endpoint, key);
      if (kept) show(kept);
    },
    [articleId, call, start],
  );

  const retry = () => void (asked && make(asked.format, asked.key));
  const isAdded = new Set(added.map(({ id }) => id));
  const before = pages?.flatMap(({ creations }) => creations.map(madeBefore)) ?? [];
  const made = [...added, ...before.filter(({ id }) => !isAdded.has(id))];
  return { make, retry, stop, startedAt, failure, format: asked?.format, made, list };
}
