import { verifyWebhook } from '@clerk/backend/webhooks';
import { deleteAccount } from '@/db/account';
import { getDatabase } from '@/db/client';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { readBytes } from '@/lib/api/routes/body';
import { keepAlive } from '@/lib/api/routes/keep-alive';
import { deleteQueuedMedia } from '@/lib/api/maintenance/delete-media';
import { succeed } from '@/lib/api/routes/respond';

const LIMIT = 64 * 1024;
const DEADLINE_MS = 10_000;

/** Clerk tells that an account was deleted: everything the person made goes, pictures included. */
export async function answerClerkWebhook(request: Request): Promise<Response> {
  const signingSecret = env().CLERK_WEBHOOK_SIGNING_SECRET;
  if (!signingSecret) throw new AppError('not_found', 'Webhooks are off on this server.');
  const event = await verified(request, signingSecret);
  if (event.type !== 'user.deleted' || !event.data.id) return succeed({});
  const db = await getDatabase();
  // One transaction, which a message that is delivered again repeats: it is done, or all of it is still to do
  await deleteAccount(db, event.data.id);
  keepAlive(deleteQueuedMedia(db));
  return succeed({});
}

/** The event of a webhook whose signature and time hold. */
async function verified(request: Request, signingSecret: string) {
  const body = await readBytes(request, LIMIT, DEADLINE_MS);
  const copy = new Request(request.url, { method: 'POST', headers: request.headers, body });
  try {
    return await verifyWebhook(copy, { signingSecret });
  } catch {
    throw new AppError('bad_input', 'This webhook is not signed by Clerk.');
  }
}
