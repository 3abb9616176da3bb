import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * People whose account was deleted: no table with a `user_id` takes a row of theirs any more, which a trigger
 * on each (`refuse_deleted_account`) sees to.
 */
export const deletedAccounts = pgTable('deleted_accounts', {
  /** Clerk's id of the person. */
  id: text('id').primaryKey(),
  deletedAt: moment('deleted_at').notNull().defaultNow(),
});

/** Not written any more: a deletion that comes twice finds nothing the second time. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});

/** Pictures whose row is gone and which storage has yet to delete. */
export const mediaDeletions = pgTable('media_deletions', {
  key: text('key').primaryKey(),
  /** When its deletion is due. */
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Being deleted, or deleted already: no row may refer to it any more. */
  isClaimed: boolean('is_claimed').notNull().default(false),
});

/** One row a person: the export that runs until its lease lapses, and how many there were on a UTC day. */
export const exports = pgTable('exports', {
  userId: text('user_id').primaryKey(),
  day: date('day').notNull(),
  made: integer('made').notNull(),
  leaseId: uuid('lease_id').notNull(),
  leaseUntil: moment('lease_until').notNull(),
});
