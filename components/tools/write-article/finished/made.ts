import type { WireCreation } from '@/db/wire';
import { type Format, formatLabels, type Repurposed } from '@/lib/tools/repurpose-article/made';

/** Something made from an article, as it is shown. */
export interface Made extends Partial<Repurposed> {
  id: string;
  content: string;
  /** What it is, like "Thread for X". */
  name: string;
  format?: Format;
  /** A word beside it, such as that it was cut. */
  message?: string | undefined;
  source?: string | null | undefined;
}

/** The answer of a run. The creation is missing where it could not be saved. */
export interface MadeAnswer extends Repurposed {
  format: Format;
  message?: string;
  source?: string;
  creation?: WireCreation;
}

/** What a run answered, under its own key where the history has none for it. */
export function madeNow({ creation, ...answer }: MadeAnswer, key: string): Made {
  return { ...answer, id: creation?.id ?? key, name: formatLabels[answer.format] };
}

/** One of the history. Its parts are those of its first text: one that was edited since is shown as a text. */
export function madeBefore(creation: WireCreation): Made {
  const { id, content, source, version, prompt } = creation;
  const parts = (creation.data ?? {}) as Partial<MadeAnswer>;
  const name = parts.format ? formatLabels[parts.format] : prompt;
  return { ...(version === 1 ? parts : {}), id, content, name, source };
}
