import { createHmac } from 'node:crypto';
import type { OutboxEntry } from './state';
import type { Store } from './store';

export type WebhookTarget = {
  url: string;
  /** `whsec_` and base64, as Clerk shows it. */ secret: string;
};

const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 60_000;
const GIVE_UP_MS = 24 * 60 * 60 * 1000;

/** The headers Svix sends with a webhook; the signature covers `id.timestamp.body`. */
export function signWebhook(secret: string, id: string, body: string, now: number) {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` };
}

/** Delivers what waits in the store's outbox, again after failures and restarts, for a day. */
export function startOutbox(store: Store, target: WebhookTarget | undefined, now: () => number) {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let delay = FIRST_RETRY_MS;
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning || stop.signal.aborted) return;
    isRunning = true;
    const remaining = await deliverAll(store, target, now, stop.signal);
    isRunning = false;
    if (remaining === 0 || stop.signal.aborted) {
      delay = FIRST_RETRY_MS;
      return;
    }
    timer = setTimeout(() => void run(), delay);
    timer.unref();
    delay = Math.min(delay * 2, LAST_RETRY_MS);
  }

  if (store.state.outbox.length > 0) void run();
  return {
    deliver: () => void run(),
    stop: () => {
      stop.abort();
      clearTimeout(timer);
    },
  };
}

async function deliverAll(
  store: Store,
  target: WebhookTarget | undefined,
  now: () => number,
  signal: AbortSignal,
): Promise<number> {
  for (const entry of store.state.outbox) {
    const isOver = !target || entry.createdAt + GIVE_UP_MS < now();
    if (!isOver && !(await isDelivered(entry, target, now(), signal))) continue;
    store.state.outbox = store.state.outbox.filter(({ id }) => id !== entry.id);
    await store.commit().catch(() => undefined);
  }
  return store.state.outbox.length;
}

async function isDelivered(
  entry: OutboxEntry,
  target: WebhookTarget,
  now: number,
  signal: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify({
    object: 'event',
    type: entry.type,
    timestamp: entry.createdAt,
    data: { object: 'user', id: entry.userId, deleted: true },
  });
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signWebhook(target.secret, entry.id, body, now),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
