import { eq } from 'drizzle-orm';
import { AppError } from '@/lib/errors';
import type { CreationRow } from './creation-row';
import { createCreation, type NewCreation } from './creations';
import type { Database } from './database';
import { creations } from './schema';
import { editCreation } from './versions';

/** A creation of the person's as it was when its next text was begun. */
export interface Continued {
  id: string;
  version: number;
}

/**
 * Gives a text that ended early its longer text, as its next version; as a creation of its own where it was
 * changed or deleted while that was written. `db` is a transaction.
 */
export async function continueCreation(
  db: Database,
  { id, version }: Continued,
  longer: NewCreation,
): Promise<CreationRow> {
  const { userId, content, isPartial = false } = longer;
  try {
    const edit = { content, version, cause: 'generated' as const };
    const row = await editCreation(db, userId, id, edit);
    await db.update(creations).set({ isPartial }).where(eq(creations.id, id));
    return { ...row, isPartial };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return createCreation(db, longer);
  }
}
