import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { webhookEvents } from './schema';

/** Notes a webhook event; false when it has been here before. */
export async function recordWebhookEvent(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .insert(webhookEvents)
    .values({ id })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return rows.length === 1;
}

/** Lets an event whose handling failed be delivered again. */
export async function forgetWebhookEvent(db: Database, id: string): Promise<void> {
  await db.delete(webhookEvents).where(eq(webhookEvents.id, id));
}
