import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** How a person writes, as traits learnt from their samples; the samples are not kept. */
export const voices = pgTable(
  'voices',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    traits: jsonb('traits').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('voices_own').on(table.userId, table.createdAt)],
);
