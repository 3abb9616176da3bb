import { createHash } from 'node:crypto';
import type { Database } from '@/db/database';
import { claimKey, completeKey, releaseKey, renewKey } from '@/db/idempotency';
import { releaseStream, renewStream } from '@/db/streams';
import { reserveRun } from '@/db/usage';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { dailyLimit, secondsToMidnight } from './allowance';
import type { User } from '@/lib/user';
import { settleRun } from './settle-run';

/** How long a key is held without a word from its run, and how often a run says that it is at work. */
interface Lease {
  leaseSeconds: number;
  renewMs: number;
}

const LEASE: Lease = { leaseSeconds: 180, renewMs: 20_000 };

/** A stored answer that is given again for a repeated `Idempotency-Key`. */
export interface Replay {
  status: number;
  response: Record<string, unknown>;
}

export interface PaidRunOptions {
  user: User;
  /** Name of the endpoint; an idempotency key belongs to one user and one endpoint. */
  endpoint: string;
  key: string | undefined;
  /** What was asked; the same key with another input is refused. */
  input: unknown;
  isStream: boolean;
}

/** A run that has been paid for: exactly one of `complete` and `abandon` ends it. */
export interface PaidRun {
  /** Remembers the answer for its key; `isCharged: false` gives the run back to the allowance. */
  complete(answer: Replay, options: { isCharged: boolean }): Promise<void>;
  /** Frees the key and gives the run back. */
  abandon(): Promise<void>;
}

/** The `Idempotency-Key` of a request, at most 200 characters. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key') ?? undefined;
  if (key !== undefined && (key.length === 0 || key.length > 200)) {
    throw new AppError('bad_input', 'The Idempotency-Key must have 1 to 200 characters.');
  }
  return key;
}

/**
 * Claims the key, then reserves one run of the day's allowance and, for a stream, one of the person's two
 * streams: each step is one atomic statement, so that any number of instances agree. Answers a replay when
 * the key was finished before. Throws `conflict`, `unprocessable`, `limited` or `unavailable`.
 */
export async function beginPaidRun(
  db: Database,
  options: PaidRunOptions,
  lease = LEASE,
): Promise<PaidRun | Replay> {
  const { user, endpoint, key, isStream } = options;
  const claim = key === undefined ? undefined : await claimOnce(db, options, key, lease);
  if (claim && 'response' in claim) return claim;
  const scope = claim && { userId: user.id, endpoint, key: key ?? '', lease: claim.lease };
  const freeKey = async () => void (scope && (await releaseKey(db, scope)));

  const stream = isStream ? { userId: user.id, leaseId: crypto.randomUUID() } : undefined;
  const { id } = await reserve(db, user, stream?.leaseId).catch(async (error: unknown) => {
    await freeKey().catch(() => undefined);
    throw error;
  });
  const endStream = async () => void (stream && (await releaseStream(db, stream)));

  const renewals = [
    scope && repeat(lease.renewMs, () => renewKey(db, scope, lease)),
    stream && repeat(LEASE.renewMs, () => renewStream(db, stream)),
  ];
  const stopRenewing = () => renewals.forEach((renewal) => clearInterval(renewal));

  return {
    async complete(answer, { isCharged }) {
      stopRenewing();
      await Promise.all([
        endStream(),
        scope && completeKey(db, { ...scope, ...answer }),
        settleRun(db, id, isCharged),
      ]);
    },
    async abandon() {
      stopRenewing();
      await Promise.all([endStream(), freeKey(), settleRun(db, id, false)]);
    },
  };
}

async function claimOnce(
  db: Database,
  { user, endpoint, input }: PaidRunOptions,
  key: string,
  { leaseSeconds }: Lease,
): Promise<Replay | { lease: string }> {
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const scope = { userId: user.id, endpoint, key, requestHash };
  const claim = await claimKey(db, scope, { leaseSeconds });
  if (claim.state === 'running') {
    throw new AppError('conflict', 'This is already being made. Wait for it to finish.', {
      retryAfter: 2,
    });
  }
  if (claim.state === 'mismatch') {
    throw new AppError(
      'unprocessable',
      'This Idempotency-Key was used for another request. Send a new key.',
    );
  }
  return claim.state === 'replay'
    ? { status: claim.status, response: claim.response }
    : { lease: claim.lease };
}

async function reserve(db: Database, user: User, leaseId: string | undefined) {
  const limit = dailyLimit(user.plan);
  const dailyCap = env().DAILY_RUN_CAP;
  const reserved = await reserveRun(db, { userId: user.id, dailyLimit: limit, dailyCap, leaseId });
  if (reserved.isReserved) return reserved;
  if (reserved.refusedBy === 'streams') {
    throw new AppError(
      'limited',
      'Two answers are already being written for you. Let one finish or stop it first.',
      { retryAfter: 10 },
    );
  }
  const message =
    reserved.refusedBy === 'user'
      ? `That was the last of your ${limit} runs for today. They come back at midnight UTC.`
      : 'The kitchen is closed for today: everyone together has used up what this site can serve. Come back after midnight UTC.';
  throw new AppError('limited', message, { retryAfter: secondsToMidnight() });
}

function repeat(everyMs: number, step: () => Promise<unknown>): NodeJS.Timeout {
  return setInterval(() => void step().catch(() => undefined), everyMs).unref();
}
