import { createHash } from 'node:crypto';
import type { Database } from '@/db/database';
import { claimKey, completeKey, releaseKey, renewKey } from '@/db/idempotency';
import { releaseStream, RENEW_MS, renewStream } from '@/db/streams';
import { chargeRun, reserveRun } from '@/db/usage';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { describeError, log } from '@/lib/log';
import { Meter } from '@/lib/providers/meter';
import { dailyLimit, secondsToMidnight } from './allowance';
import type { User } from '@/lib/user';
import { settleRun } from './settle-run';

/** A stored answer that is given again for a repeated `Idempotency-Key`. */
export interface Replay {
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
  /** The run's work is done in it, so that it is known whether anything was sent to a service. */
  readonly meter: Meter;
  /** Aborts when a repeated request has taken the key over, since this run can then give nothing any more. */
  readonly lost: AbortSignal;
  /**
   * Makes sure that what `tx` writes is this run's to write: nobody takes its key over before `tx` ends. Throws
   * `conflict` when that has happened.
   */
  hold(tx: Database): Promise<void>;
  /**
   * Ends it with the answer that `save` gives after saving in `tx`, remembers that for the key, and charges, all
   * in one transaction; `isCharged: false` gives the run back to the person. Where that fails, `failed` gives the
   * answer. Throws `conflict`, with nothing saved and nothing charged, when the key was taken over.
   */
  complete<A extends Record<string, unknown>>(
    save: (tx: Database) => Promise<A>,
    failed: (error: unknown) => Promise<A>,
    options: { isCharged: boolean },
  ): Promise<A>;
  /** Frees the key and gives the run back, to a person who left it ten times a day only. */
  abandon(options: { hasLeft: boolean }): Promise<void>;
}

/**
 * Claims the key, then reserves one run of the day's allowance and, for a stream, one of the person's two
 * streams: each step is one atomic statement, so that any number of instances agree. Answers a replay when
 * the key was finished before. Throws `conflict`, `unprocessable`, `limited` or `unavailable`.
 */
export async function beginPaidRun(
  db: Database,
  options: PaidRunOptions,
): Promise<PaidRun | Replay> {
  const { user, endpoint, key, isStream } = options;
  const claim = key === undefined ? undefined : await claimOnce(db, options, key);
  if (claim && 'response' in claim) return claim;
  const scope = claim && { userId: user.id, endpoint, key: key ?? '', lease: claim.lease };
  const freeKey = async () => void (scope && (await releaseKey(db, scope)));

  const stream = isStream ? { userId: user.id, leaseId: crypto.randomUUID() } : undefined;
  const { id } = await reserve(db, user, stream?.leaseId).catch(async (error: unknown) => {
    await freeKey().catch(() => undefined);
    throw error;
  });

  const meter = new Meter();
  const lost = new AbortController();
  const renewals = setInterval(() => void renew().catch(() => undefined), RENEW_MS).unref();
  const takenOver = () => {
    lost.abort(new TakenOver());
    return lost.signal.reason;
  };
  const hold = async (on: Database) => {
    if (scope && !(await renewKey(on, scope))) throw takenOver();
  };
  const renew = async () => {
    await hold(db);
    if (stream) await renewStream(db, stream);
  };
  const endStream = async () => void (stream && (await releaseStream(db, stream)));
  const refund = (hasLeft = false) => ({ isSent: meter.isSent, hasLeft });

  const remember = async <A extends Record<string, unknown>>(on: Database, answer: A) => {
    const kept = scope && (await completeKey(on, { ...scope, status: 200, response: answer }));
    if (kept === null) throw takenOver();
    return (kept as A | undefined) ?? answer;
  };

  return {
    meter,
    lost: lost.signal,
    hold,
    async complete(save, failed, { isCharged }) {
      clearInterval(renewals);
      const ended = endStream().catch(() => undefined);
      let isSettled = isCharged;
      const answer = await db
        .transaction(async (tx) => {
          const made = await save(tx);
          if (isCharged) await chargeRun(tx, id);
          return remember(tx, made);
        })
        .catch(async (error: unknown) => {
          if (error instanceof TakenOver) throw error;
          log.warn('run.not_saved', describeError(error));
          isSettled = false;
          const made = await failed(error);
          return remember(db, made).catch((failure: unknown) => {
            if (failure instanceof TakenOver) throw failure;
            return made;
          });
        });
      if (!isSettled) await settleRun(db, id, isCharged ? 'charged' : refund());
      await ended;
      return answer;
    },
    async abandon({ hasLeft }) {
      clearInterval(renewals);
      await Promise.all([endStream(), freeKey(), settleRun(db, id, refund(hasLeft))]);
    },
  };
}

class TakenOver extends AppError {
  constructor() {
    super('conflict', 'This request was sent again, and that one is being answered instead.');
  }
}

async function claimOnce(
  db: Database,
  { user, endpoint, input }: PaidRunOptions,
  key: string,
): Promise<Replay | { lease: string }> {
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const scope = { userId: user.id, endpoint, key, requestHash };
  const claim = await claimKey(db, scope);
  if (claim.state === 'running') {
    throw new AppError('conflict', 'This is already running. Wait for it to finish.', {
      retryAfter: 2,
    });
  }
  if (claim.state === 'mismatch') {
    throw new AppError(
      'unprocessable',
      'This Idempotency-Key was used for another request. Send a new key.',
    );
  }
  return claim.state === 'replay' ? { response: claim.response } : { lease: claim.lease };
}

async function reserve(db: Database, user: User, leaseId: string | undefined) {
  const limit = dailyLimit(user.plan);
  const dailyCap = env().DAILY_RUN_CAP;
  const reserved = await reserveRun(db, { userId: user.id, dailyLimit: limit, dailyCap, leaseId });
  if (reserved.isReserved) return reserved;
  if (reserved.refusedBy === 'streams') {
    throw new AppError(
      'limited',
      'Two answers are already being written. Let one finish, or stop one first.',
      { retryAfter: 10 },
    );
  }
  const message =
    reserved.refusedBy === 'user'
      ? `You’ve used all ${limit} of today’s runs. They reset at midnight UTC.`
      : 'Today’s shared limit is reached. Try again after midnight UTC.';
  throw new AppError('limited', message, { retryAfter: secondsToMidnight() });
}
