/** A message's row as far as the tree needs it. */
export interface TreeRow {
  id: string;
  seq: number;
  role: 'user' | 'assistant';
  /** What it follows; its own id when nothing; null as written before there were branches. */
  parentId: string | null;
}

/** Where a message is: what it follows, and every version of it in the order they were written. */
export interface Place {
  id: string;
  seq: number;
  role: TreeRow['role'];
  parentId: string | null;
  versions: readonly string[];
}

/**
 * The branches of a conversation, from its rows in the order they were written. A row that names no parent, or
 * one that is gone, follows the row before it: so a conversation without branches is one line.
 */
export class MessageTree {
  private readonly places = new Map<string, Place>();

  constructor(
    rows: readonly TreeRow[],
    private readonly activeId: string | null = null,
  ) {
    const versions = new Map<string | null, string[]>();
    let before: string | null = null;
    for (const { id, seq, role, parentId: named } of rows) {
      const parentId: string | null =
        named === id ? null : named && this.places.has(named) ? named : before;
      const among = versions.get(parentId) ?? [];
      among.push(id);
      versions.set(parentId, among);
      this.places.set(id, { id, seq, role, parentId, versions: among });
      before = id;
    }
  }

  get(id: string): Place | undefined {
    return this.places.get(id);
  }

  /** The active branch: the chosen one as it was last continued, or the one that was written last. */
  active(): Place[] {
    return this.pathTo(this.tip());
  }

  /** A message and what led to it, oldest first; nothing for null. */
  pathTo(id: string | null): Place[] {
    const path: Place[] = [];
    for (let place = id && this.places.get(id); place;) {
      path.push(place);
      place = place.parentId && this.places.get(place.parentId);
    }
    return path.toReversed();
  }

  /** The message under the chosen one that was written last. */
  private tip(): string | null {
    const chosen = this.activeId && this.places.has(this.activeId) ? this.activeId : undefined;
    const below = new Set(chosen ? [chosen] : []);
    let tip: string | null = chosen ?? null;
    for (const { id, parentId } of this.places.values()) {
      if (chosen && !(parentId && below.has(parentId))) continue;
      below.add(id);
      tip = id;
    }
    return tip;
  }
}
