import { and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import type { CreationRow } from './creation-row';
import { listCreations } from './creations';
import { type Message, listMessages } from './messages';
import { threads } from './chat-schema';
import * as tables from './schema';
import { listThreads, type Thread } from './threads';
import { exports } from './upkeep-schema';
import { projects, verseMarks, voices } from './workspace-schema';

const PAGE = 100;

/**
 * Removes every row of a person, deleted ones included, and takes their likes off other people's
 * counters; nothing of theirs can be added from then on. Answers the keys of their pictures, which are
 * queued for storage to delete too. All of it or nothing, and again as often as it is asked.
 */
export async function deleteAccount(db: Database, userId: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Before any row is locked: it waits for those who hold some
    await tx.execute(sql`select bury_account(${userId})`);
    // The same order of locks as `toggle_like`, or the two could wait for each other.
    await tx.execute(sql`select 1 from creations
      where id in (select creation_id from likes where user_id = ${userId})
      order by id for no key update`);
    await tx.execute(sql`with taken as (
        delete from likes where user_id = ${userId} returning creation_id
      )
      update creations
      set like_count = like_count - 1, shown_likes = first_likes(id, ${userId})
      from taken where id = taken.creation_id`);
    const keys = await rowsOf<{ key: string }>(
      tx,
      sql`with gone as (
          delete from creations where user_id = ${userId} returning media_key, moving_to
        ), pictures as (
          select key from gone, unnest(array[media_key, moving_to]) as key where key is not null
        ), queued as (
          insert into media_deletions (key) select key from pictures on conflict do nothing
        )
        select key from pictures`,
    );
    for (const table of [
      tables.reports,
      tables.usageDays,
      tables.runReservations,
      tables.streamLeases,
      exports,
      tables.idempotencyKeys,
      tables.keptPictures,
      threads,
      tables.draws,
      voices,
      verseMarks,
      projects,
    ]) {
      await tx.delete(table).where(eq(table.userId, userId));
    }
    return keys.map(({ key }) => key);
  });
}

/** All of the person's creations, a hundred at a time. */
export async function* exportCreations(
  db: Database,
  userId: string,
): AsyncGenerator<CreationRow[]> {
  let cursor: string | undefined;
  do {
    const page = await listCreations(db, userId, { cursor, limit: PAGE });
    yield page.creations;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

/** All texts that one of the person's creations has had, oldest first; none where it was never changed. */
export const exportVersions = (db: Database, userId: string, creationId: string) => {
  const { version, createdAt, cause, wordCount, content } = tables.creationVersions;
  return db
    .select({ version, createdAt, cause, wordCount, content })
    .from(tables.creationVersions)
    .innerJoin(tables.creations, eq(tables.creations.id, tables.creationVersions.creationId))
    .where(and(eq(tables.creations.userId, userId), eq(tables.creations.id, creationId)))
    .orderBy(version);
};

/** All of the person's conversations with their messages, one at a time. */
export async function* exportThreads(
  db: Database,
  userId: string,
): AsyncGenerator<{ thread: Thread; messages: Message[] }> {
  let cursor: string | undefined;
  do {
    const page = await listThreads(db, userId, { cursor, limit: PAGE });
    for (const thread of page.threads) {
      yield { thread, messages: await allMessages(db, userId, thread.id) };
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

/** Which creations the person likes, since when. */
export const exportLikes = (db: Database, userId: string) =>
  db
    .select({ creationId: tables.likes.creationId, likedAt: tables.likes.createdAt })
    .from(tables.likes)
    .where(eq(tables.likes.userId, userId))
    .orderBy(tables.likes.createdAt);

/** The person's voices, oldest first. */
export const exportVoices = (db: Database, userId: string) =>
  db
    .select({
      id: voices.id,
      name: voices.name,
      traits: voices.traits,
      createdAt: voices.createdAt,
    })
    .from(voices)
    .where(eq(voices.userId, userId))
    .orderBy(voices.createdAt, voices.id);

/** Which creations the person has reported, when and why. */
export const exportReports = (db: Database, userId: string) =>
  db
    .select({
      creationId: tables.reports.creationId,
      reason: tables.reports.reason,
      reportedAt: tables.reports.createdAt,
    })
    .from(tables.reports)
    .where(eq(tables.reports.userId, userId))
    .orderBy(tables.reports.createdAt);

async function allMessages(db: Database, userId: string, threadId: string): Promise<Message[]> {
  const found: Message[] = [];
  for (;;) {
    const page = await listMessages(db, userId, threadId, { before: found[0]?.seq, limit: PAGE });
    found.unshift(...page);
    if (page.length < PAGE) return found;
  }
}
