import { useCallback, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useApi } from '@/components/session/use-api';
import { useTask } from '@/components/session/use-task';
import { showUndo } from '@/components/shell/undo-toast';
import { announceCreation } from '@/lib/browser/creation-event';
import type { OutlineSection } from '@/lib/tools/article-outline/outline';
import type { ArticleLength } from '@/lib/tools/write-article/lengths';
import { type ArticleOptions, briefOf } from '../options/article-options';
import { freshSection, type PlannedSection, planned, replacing } from './sections';

interface Plan {
  /** What it was made for; another topic makes it an old one. */
  topic: string;
  sections: PlannedSection[];
}

interface Asked {
  topic: string;
  length: ArticleLength;
  options: ArticleOptions;
}

/**
 * The outline of an article before it is written: asked for as a whole or one heading of it anew, and changed
 * by hand in between. A call that fails leaves what there was.
 */
export function usePlan({ topic, length, options }: Asked) {
  const { call } = useApi();
  const { start, stop, startedAt, failure } = useTask();
  const [plan, setPlan] = useState<Plan>();
  const [redoing, setRedoing] = useState<string>();
  const about = topic.trim();
  /** What it is when an answer comes, which may be changed since it was asked for. */
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  }, [plan]);

  const ask = useCallback(
    (onOutline: (outline: OutlineSection[]) => void) =>
      start(async (signal) => {
        const body = { topic: about, length, ...briefOf(options) };
        const { outline } = await call<{ outline: OutlineSection[] }>('/api/ai/article-outline', {
          body,
          signal,
          idempotencyKey: crypto.randomUUID(),
        });
        onOutline(outline);
        announceCreation();
      }),
    [about, call, length, options, start],
  );

  const make = () => {
    setRedoing(undefined);
    void ask((outline) => {
      const before = latest.current;
      setPlan({ topic: about, sections: planned(outline) });
      if (before) showUndo('The outline was replaced.', () => setPlan(before));
    });
  };

  const edit = (change: (sections: PlannedSection[]) => PlannedSection[]) =>
    setPlan((now) => now && { ...now, sections: change(now.sections) });

  const redo = (old: PlannedSection) => {
    setRedoing(old.id);
    void ask((outline) => {
      const found = freshSection(latest.current?.sections ?? [], outline);
      const [fresh] = planned(found ? [found] : []);
      if (!fresh) return void toast('No new heading came back. Rename it, or try again.');
      edit(replacing(old.id, fresh));
      showUndo('The heading was replaced.', () => edit(replacing(fresh.id, old)));
    });
  };

  return {
    plan,
    run: { startedAt, failure, stop },
    /** The section that is done again, while that runs. */
    redoing: startedAt === undefined ? undefined : redoing,
    /** True when there is an outline, and it is of this topic. */
    isReady: plan !== undefined && plan.topic === about,
    make,
    redo,
    edit,
    /** Takes the outline for the topic that is asked for now. */
    keep: () => setPlan((now) => now && { ...now, topic: about }),
    /** Shows an outline that an article was written by; none takes the shown one away. */
    open: (of: string, outline: readonly OutlineSection[] | undefined) =>
      setPlan(outline && { topic: of.trim(), sections: planned(outline) }),
  };
}

export type Planning = ReturnType<typeof usePlan>;
