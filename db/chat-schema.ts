import { type SQL, sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, tsvector } from './columns';
import { searchWords } from './search';

/** A long message is searched in its first 20,000 characters. */
const SAID = sql`left(text, 20000)`;

export const threads = pgTable(
  'threads',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    title: text('title').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /** A message on the branch that a person chose; without one it is the branch that was written last. */
    activeId: uuid('active_id'),
  },
  (table) => [
    index('threads_own')
      .on(table.userId, table.updatedAt, table.id)
      .where(sql`deleted_at is null`),
    index('threads_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    text: text('text').notNull(),
    /** Facts shown beside an answer, such as prices and yields. */
    cards: jsonb('cards').$type<unknown>(),
    status: text('status').$type<'complete' | 'stopped' | 'interrupted'>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** What it follows, or its own id when nothing; without one the message written before it (`growTree`). */
    parentId: uuid('parent_id'),
    search: tsvector('search').generatedAlwaysAs((): SQL => searchWords(SAID)),
  },
  (table) => [
    index('messages_in_thread').on(table.threadId, table.seq),
    index('messages_by_user').on(table.userId),
    index('messages_search').using('gin', table.search),
  ],
);
