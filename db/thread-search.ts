import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from './database';
import { messages } from './chat-schema';
import { matchesWords } from './search';

/** A part of an excerpt: words that were looked for, or what is between them. */
export interface ExcerptPart {
  text: string;
  isFound: boolean;
}

/** Where in a conversation words were said. */
export interface Finding {
  threadId: string;
  messageId: string;
  excerpt: ExcerptPart[];
}

/** Stands on either side of a found word; from the private use area, so that no text means it. */
const MARK = '\uE000';
const HEADLINE = `StartSel=${MARK}, StopSel=${MARK}, MaxWords=18, MinWords=8, ShortWord=0, MaxFragments=1`;

const said = (userId: string, search: string) =>
  and(eq(messages.userId, userId), matchesWords(messages.search, search));

/** The conversations in which a person said all the words of `search`, or was told them, in one message. */
export function threadsSaying(db: Database, userId: string, search: string) {
  return db.select({ id: messages.threadId }).from(messages).where(said(userId, search));
}

/** The newest message with the words in each of these conversations. */
export async function findMatches(
  db: Database,
  userId: string,
  search: string,
  threadIds: readonly string[],
): Promise<Finding[]> {
  if (threadIds.length === 0) return [];
  const { threadId, id, text, seq } = messages;
  const newest = db
    .selectDistinctOn([threadId], { threadId, id, text })
    .from(messages)
    .where(and(said(userId, search), inArray(threadId, [...threadIds])))
    .orderBy(threadId, desc(seq))
    .as('newest');
  const rows = await db
    .select({
      threadId: newest.threadId,
      messageId: newest.id,
      headline: sql<string>`ts_headline('english', translate(left(${newest.text}, 20000), '*_#\`|>', ''), search_query(${search}), ${HEADLINE})`,
    })
    .from(newest);
  return rows.map(({ headline, ...found }) => ({ ...found, excerpt: cutAtMarks(headline) }));
}

function cutAtMarks(headline: string): ExcerptPart[] {
  return headline
    .replace(/\s+/g, ' ')
    .split(MARK)
    .map((text, index) => ({ text, isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
