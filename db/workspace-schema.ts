import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
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

/** What a person keeps of a verse: a bookmark, a note, or both. */
export const verseMarks = pgTable(
  'verse_marks',
  {
    userId: text('user_id').notNull(),
    /** 1 to 700, in the order of the text. */
    verse: smallint('verse').notNull(),
    isBookmarked: boolean('is_bookmarked').notNull().default(false),
    note: text('note'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.verse] })],
);

/** For whom and how everything of a project is made. */
export interface ProjectBrief {
  audience?: string | undefined;
  tone?: string | undefined;
  voiceId?: string | undefined;
  language?: string | undefined;
  /** What is true of the subject, in the person's own words. */
  facts?: string | undefined;
}

/** Creations belong to one by their `project_id`. */
export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    brief: jsonb('brief').$type<ProjectBrief>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('projects_own').on(table.userId, table.updatedAt, table.id)],
);
