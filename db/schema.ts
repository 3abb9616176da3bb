import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, moment, tsvector } from './columns';
import { searchWords } from './search';

/** `user_id` is Clerk's id of a person everywhere. Indexes ascend and are read backwards for newest first. */
const userId = () => text('user_id').notNull();
const createdAt = () => moment('created_at').notNull().defaultNow();

/** A long text is searched in its first 20,000 characters. */
const WRITTEN = sql`coalesce(title, '') || ' ' || prompt || ' ' || left(content, 20000)`;

/** What made a version of a creation's text. */
export type VersionCause = 'generated' | 'edited' | 'rewritten' | 'restored';

export const creations = pgTable(
  'creations',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    type: text('type').notNull(),
    /** Id of the tool it was made with; null from before that was kept. */
    tool: text('tool'),
    /** The name a person gave it; the prompt is shown without one. */
    title: text('title'),
    prompt: text('prompt').notNull(),
    content: text('content').notNull(),
    /** What the tool was given, so that it opens again with the same. */
    input: jsonb('input').$type<unknown>(),
    /** Typed extras of one tool: synced lyrics, other candidates, checks. */
    data: jsonb('data').$type<unknown>(),
    isPinned: boolean('is_pinned').notNull().default(false),
    isPublished: boolean('is_published').notNull().default(false),
    publishedAt: moment('published_at'),
    /** Kept by `toggle_like` and by account deletion, never recounted on reading. */
    likeCount: integer('like_count').notNull().default(0),
    /** The first hundred who like it, kept with the count: reading `likes` doubles what a page costs. */
    shownLikes: json('shown_likes').$type<string[]>().notNull().default([]),
    isHidden: boolean('is_hidden').notNull().default(false),
    hiddenAt: moment('hidden_at'),
    reportCount: integer('report_count').notNull().default(0),
    decision: text('decision').$type<'kept' | 'removed'>(),
    decidedAt: moment('decided_at'),
    /** Key of the stored picture, deleted with the row. */
    mediaKey: text('media_key'),
    /** Where the picture has to go, since its address was public and the row no longer is (`leave_address`). */
    movingTo: text('moving_to'),
    model: text('model'),
    source: text('source'),
    isSandbox: boolean('is_sandbox').notNull().default(false),
    isPartial: boolean('is_partial').notNull().default(false),
    durationMs: integer('duration_ms'),
    wordCount: integer('word_count'),
    /** Counts its texts: 1 as it was generated, one more with every change (`edit_creation`). */
    version: integer('version').notNull().default(1),
    /** The creation it was made from; it may be gone. */
    parentId: uuid('parent_id'),
    /** The project it belongs to. */
    projectId: uuid('project_id'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /** Words and their English stems, without positions: nothing is ranked, and the column stays small. */
    search: tsvector('search').generatedAlwaysAs((): SQL => searchWords(WRITTEN)),
  },
  (table) => [
    index('creations_own')
      .on(table.userId, table.isPinned, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index('creations_own_by_type')
      .on(table.userId, table.type, table.isPinned, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index('creations_newest')
      .on(table.publishedAt, table.id)
      .where(sql`is_published and not is_hidden and deleted_at is null`),
    index('creations_most_liked')
      .on(table.likeCount, table.id)
      .where(sql`is_published and not is_hidden and deleted_at is null`),
    index('creations_hidden')
      .on(table.hiddenAt, table.id)
      .where(sql`is_hidden`),
    index('creations_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('creations_search').using('gin', table.search),
    index('creations_in_project')
      .on(table.projectId, table.id)
      .where(sql`project_id is not null`),
    index('creations_children')
      .on(table.parentId, table.id)
      .where(sql`parent_id is not null`),
    index('creations_by_picture')
      .on(table.mediaKey)
      .where(sql`media_key is not null`),
    index('creations_moving')
      .on(table.movingTo)
      .where(sql`moving_to is not null`),
  ],
);

const creationId = () =>
  uuid('creation_id')
    .notNull()
    .references(() => creations.id, { onDelete: 'cascade' });

/**
 * The texts of a creation that was changed, the current one among them; one that never was has no rows.
 * Written by `edit_creation` alone.
 */
export const creationVersions = pgTable(
  'creation_versions',
  {
    creationId: creationId(),
    version: integer('version').notNull(),
    content: text('content').notNull(),
    wordCount: integer('word_count'),
    cause: text('cause').$type<VersionCause>().notNull(),
    /** The editing session it was saved in: the next save of the same session takes its place. */
    session: uuid('session'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.creationId, table.version] })],
);

export const likes = pgTable(
  'likes',
  { creationId: creationId(), userId: userId(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.creationId, table.userId] }),
    index('likes_by_user').on(table.userId),
  ],
);

export const reports = pgTable(
  'reports',
  { creationId: creationId(), userId: userId(), reason: text('reason'), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.creationId, table.userId] }),
    index('reports_by_user').on(table.userId),
  ],
);

export const usageDays = pgTable(
  'usage_days',
  {
    userId: userId(),
    day: date('day').notNull(),
    runs: integer('runs').notNull().default(0),
    /** Runs that were given back although the person left them. */
    leavingRefunds: integer('leaving_refunds').notNull().default(0),
    lookups: integer('lookups').notNull().default(0),
    /** Pictures that were checked because they were to be published later. */
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('usage_days_by_day').on(table.day),
  ],
);

/** Runs over everybody: those that were not given back, and those whose call was sent to a service. */
export const usageTotals = pgTable('usage_totals', {
  day: date('day').primaryKey(),
  runs: integer('runs').notNull().default(0),
});

/** A run that was taken from the allowance and has not ended: its end deletes the row, and may refund it. */
export const runReservations = pgTable(
  'run_reservations',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    day: date('day').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('run_reservations_age').on(table.createdAt)],
);

/** One row a person: `leases` maps a lease id to the second (Unix time) at which it lapses. */
export const streamLeases = pgTable('stream_leases', {
  userId: text('user_id').primaryKey(),
  leases: jsonb('leases').$type<Record<string, number>>().notNull().default({}),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: userId(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    state: text('state').$type<'running' | 'done'>().notNull(),
    status: integer('status'),
    response: jsonb('response').$type<Record<string, unknown>>(),
    lease: uuid('lease').notNull(),
    leaseUntil: moment('lease_until').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.endpoint, table.key] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
  ],
);

/** Pictures that were generated but could not be stored, under the idempotency key of their run. */
export const keptPictures = pgTable(
  'kept_pictures',
  {
    userId: userId(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** What was asked for: the key with another request does not get the picture. */
    requestHash: text('request_hash'),
    bytes: bytea('bytes').notNull(),
    mime: text('mime').notNull(),
    meta: jsonb('meta').$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.endpoint, table.key] }),
    index('kept_pictures_expiry').on(table.expiresAt),
  ],
);

export const lookupCache = pgTable(
  'lookup_cache',
  {
    key: text('key').primaryKey(),
    value: jsonb('value').$type<unknown>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('lookup_cache_expiry').on(table.expiresAt)],
);

/** What a person was dealt lately from a deck (by card number), so that it does not come again soon. */
export const draws = pgTable(
  'draws',
  { userId: userId(), deck: text('deck').notNull(), seen: integer('seen').array().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.deck] })],
);
