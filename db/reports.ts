import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@/lib/errors';
import { type Database, rowsOf } from './database';
import { creationNotFound, isId } from './ids';
import { creations, reports } from './schema';
import { requireStorable } from './text';

const REPORTS_TO_HIDE = 3;

/**
 * Reports another person's published creation; a second report of the same person changes nothing.
 * Three people's reports hide it until the operator decides; one the operator has kept stays.
 */
export async function reportCreation(
  db: Database,
  userId: string,
  id: string,
  reason: string | null = null,
): Promise<{ isHidden: boolean }> {
  if (!isId(id)) throw creationNotFound();
  requireStorable(reason);
  const [row] = await rowsOf<{ is_own: boolean; is_hidden: boolean }>(
    db,
    sql`with target as (
        select id, user_id, is_hidden from creations
        where id = ${id}::uuid and is_published and not is_hidden and deleted_at is null
        for no key update
      ), added as (
        insert into reports (creation_id, user_id, reason)
        select id, ${userId}, ${reason}::text from target where user_id <> ${userId}
        on conflict do nothing returning creation_id
      ), counted as (
        update creations set
          report_count = report_count + 1,
          is_hidden = report_count + 1 >= ${REPORTS_TO_HIDE}::integer and decision is distinct from 'kept',
          hidden_at = case when report_count + 1 >= ${REPORTS_TO_HIDE}::integer
            and decision is distinct from 'kept' then now() end
        from added where creations.id = added.creation_id returning creations.is_hidden
      )
      select user_id = ${userId} as is_own,
        coalesce((select is_hidden from counted), is_hidden) as is_hidden from target`,
  );
  if (!row) throw creationNotFound();
  if (row.is_own) {
    throw new AppError('bad_input', 'This picture is yours. Unpublish or delete it instead.');
  }
  return { isHidden: row.is_hidden };
}

/** Hidden creations the operator has yet to decide on, oldest first, with what people said about them. */
export async function listHidden(db: Database, limit = 100) {
  const { id, prompt, content, reportCount, hiddenAt } = creations;
  const said = sql<string[]>`to_jsonb(array(select ${reports.reason} from ${reports}
    where ${reports.creationId} = ${id} and ${reports.reason} is not null limit 20))`;
  return db
    .select({ id, prompt, content, reportCount, hiddenAt, reasons: said })
    .from(creations)
    .where(and(sql`${creations.isHidden}`, isNull(creations.decision), isNull(creations.deletedAt)))
    .orderBy(asc(hiddenAt), asc(id))
    .limit(limit);
}

/** The operator's decision: `kept` shows it again for good, `removed` makes it private for good. */
export async function decideReports(
  db: Database,
  id: string,
  decision: 'kept' | 'removed',
): Promise<void> {
  if (!isId(id)) throw creationNotFound();
  const isRemoved = decision === 'removed';
  const rows = await db
    .update(creations)
    .set({
      decision,
      decidedAt: sql`now()`,
      isHidden: isRemoved,
      hiddenAt: isRemoved ? sql`coalesce(${creations.hiddenAt}, now())` : null,
      ...(isRemoved ? { isPublished: false } : {}),
    })
    .where(eq(creations.id, id))
    .returning({ id: creations.id });
  if (rows.length === 0) throw creationNotFound();
}
