import { countCreations, listCreations, type ListOptions } from '@/db/creations';
import type { Database } from '@/db/database';
import { toWire, type WireCreation } from '@/db/wire';

export interface HistoryPage {
  creations: WireCreation[];
  nextCursor: string | null;
  /** How many creations the person has in all; given with the first page only. */
  total?: number;
}

/** A page of the person's own creations as it goes over the wire. */
export async function readHistory(
  db: Database,
  userId: string,
  options: ListOptions,
): Promise<HistoryPage> {
  const [page, total] = await Promise.all([
    listCreations(db, userId, options),
    options.cursor ? undefined : countCreations(db, userId),
  ]);
  const creations = page.creations.map((row) => toWire(row, userId));
  return { creations, nextCursor: page.nextCursor, ...(total === undefined ? {} : { total }) };
}
