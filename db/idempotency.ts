import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import { idempotencyKeys } from './schema';
import { LEASE_SECONDS } from './streams';
import { requireStorable, toStorable } from './text';

/** An idempotency key belongs to one person and one endpoint. */
export interface KeyScope {
  userId: string;
  endpoint: string;
  key: string;
}

export type KeyClaim =
  /** The run is the caller's: `completeKey` or `releaseKey` ends it with this lease. */
  | { state: 'new'; lease: string }
  /** Another request with the key is at work. */
  | { state: 'running' }
  | { state: 'replay'; status: number; response: Record<string, unknown> }
  /** The key was used for a different request. */
  | { state: 'mismatch' };

const KEPT_HOURS = 24;

/**
 * Claims a key for a run in one statement. A finished key is replayed for 24 hours; one whose run
 * crashed is free again `LEASE_SECONDS` after it was last renewed.
 */
export async function claimKey(
  db: Database,
  { userId, endpoint, key, requestHash }: KeyScope & { requestHash: string },
): Promise<KeyClaim> {
  requireStorable(key);
  const lease = crypto.randomUUID();
  const [row] = await rowsOf<{
    lease: string;
    state: 'running' | 'done';
    is_same: boolean;
    status: number | null;
    response: Record<string, unknown> | null;
  }>(
    db,
    sql`with claimed as (
        insert into idempotency_keys as k
          (user_id, endpoint, key, request_hash, state, lease, lease_until, expires_at)
        values (${userId}, ${endpoint}, ${key}, ${requestHash}, 'running', ${lease}::uuid, ${leaseEnd},
          now() + make_interval(hours => ${KEPT_HOURS}))
        on conflict (user_id, endpoint, key) do update set
          request_hash = excluded.request_hash, state = 'running', status = null, response = null,
          lease = excluded.lease, lease_until = excluded.lease_until,
          created_at = excluded.created_at, expires_at = excluded.expires_at
        where k.expires_at <= now() or (k.state = 'running' and k.lease_until <= now()
          and k.request_hash = excluded.request_hash)
        returning lease
      )
      select lease::text, 'running' as state, true as is_same, null::integer as status,
        null::jsonb as response from claimed
      union all
      select lease::text, state, request_hash = ${requestHash}, status, response
      from idempotency_keys where ${sameKey({ userId, endpoint, key })}
        and not exists (select 1 from claimed)`,
  );
  if (row?.lease === lease) return { state: 'new', lease };
  if (row && !row.is_same) return { state: 'mismatch' };
  if (row?.state === 'done' && row.status !== null) {
    return { state: 'replay', status: row.status, response: row.response ?? {} };
  }
  return { state: 'running' };
}

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS}::float8)`;

/** What became of a key's run: what it answered, or that it is at work; null for one that left nothing behind. */
export async function getKey(
  db: Database,
  scope: KeyScope,
): Promise<{ state: 'running' } | { state: 'done'; response: Record<string, unknown> } | null> {
  requireStorable(scope.key, scope.endpoint);
  const { state, response, leaseUntil, expiresAt } = idempotencyKeys;
  const [row] = await db
    .select({ state, response, isHeld: gt(leaseUntil, sql`now()`).mapWith(Boolean) })
    .from(idempotencyKeys)
    .where(and(sameKey(scope), gt(expiresAt, sql`now()`)));
  if (row?.state === 'done') return { state: 'done', response: row.response ?? {} };
  return row?.isHeld ? { state: 'running' } : null;
}

type Held = KeyScope & { lease: string };

/**
 * Remembers the answer of a run for 24 hours and answers it; null when another run has taken the key over. A run
 * that completes twice, since it did not hear that it had, gets the answer it gave first.
 */
export async function completeKey(
  db: Database,
  { status, response, ...held }: Held & { status: number; response: Record<string, unknown> },
): Promise<Record<string, unknown> | null> {
  const stored = idempotencyKeys.response;
  const given = JSON.stringify(toStorable(response));
  const [row] = await db
    .update(idempotencyKeys)
    .set({ state: 'done', status, response: sql`coalesce(${stored}, ${given}::jsonb)` })
    .where(and(sameKey(held), eq(idempotencyKeys.lease, held.lease)))
    .returning({ response: stored });
  return row?.response ?? null;
}

/** Keeps a long run's key; false when another run has taken it over. */
export async function renewKey(db: Database, held: Held): Promise<boolean> {
  const rows = await db
    .update(idempotencyKeys)
    .set({ leaseUntil: leaseEnd })
    .where(isHeld(held))
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}

/** Frees the key of a run that failed. */
export async function releaseKey(db: Database, held: Held): Promise<void> {
  await db.delete(idempotencyKeys).where(isHeld(held));
}

function sameKey({ userId, endpoint, key }: KeyScope): SQL | undefined {
  return and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  );
}

function isHeld(held: Held): SQL | undefined {
  return and(
    sameKey(held),
    eq(idempotencyKeys.lease, held.lease),
    eq(idempotencyKeys.state, 'running'),
  );
}
