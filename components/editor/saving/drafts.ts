/** A text that the server may not have yet. */
export interface Draft {
  content: string;
  /** The version it was made from. */
  version: number;
  /** The editing session; its saves are one version. */
  session: string;
  /** The last text that was sent: the server may have it although its answer never came. */
  sent?: string | undefined;
}

const keyOf = (userId: string, id: string) => `mise.draft.${userId}.${id}`;

/** The draft that this device keeps of a person's creation. */
export function readDraft(userId: string, id: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft on this device, or forgets it; false where there is no room or no permission. */
export function keepDraft(userId: string, id: string, draft: Draft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(userId, id), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(userId, id));
    return true;
  } catch {
    return false;
  }
}
