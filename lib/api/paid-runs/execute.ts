import type { z } from 'zod';
import { type Database, getDatabase } from '@/db/client';
import { newId } from '@/db/ids';
import type { WireCreation } from '@/db/wire';
import { hasLeft } from '@/lib/errors';
import { describeError, log } from '@/lib/log';
import { resolveUses, type RunContext, type RunResult, type Tool } from '@/lib/tools/define';
import type { User } from '@/lib/user';
import { saveFailed, saveResult } from '@/lib/api/creations/save-result';
import { countRun } from '@/lib/api/operator/run-stats';
import { fingerprint, hashRequest } from './fingerprint';
import { takeFreeCall } from './free-calls';
import { beginPaidRun, type PaidRun } from './paid-run';

type Factories = Record<string, () => unknown>;

/** Who asks for a run, and how it reaches them. */
export interface Caller {
  user: User;
  /** A paid run is done once under a key, and its answer given again. */
  key?: string | undefined;
  /** Aborts when nobody waits for the run any more, or with an `AppError` when it ends for a reason of ours. */
  signal: AbortSignal;
  /** Takes the text as it is written; such a paid run holds one of the person's two streams. */
  write?: RunContext['write'];
}

/** What a run gives: the result's own fields, where it came from, and the creation it is kept as. */
export type RunAnswer = Record<string, unknown>;

export interface Execution {
  answer: RunAnswer;
  /** True for the answer of an earlier run with the key, of which nothing was written to the caller. */
  isReplay: boolean;
}

interface Run<S extends z.ZodType, U extends Factories> {
  tool: Tool<S, U>;
  input: z.output<S>;
  caller: Caller;
}

/**
 * A run of a tool, whoever asks: paid for, run, saved and settled. `input` is what the tool's schema gave. Throws
 * what refuses the run and what the tool throws; nothing is charged then.
 */
export async function execute<S extends z.ZodType, U extends Factories>(
  tool: Tool<S, U>,
  input: z.output<S>,
  caller: Caller,
): Promise<Execution> {
  const run = { tool, input, caller };
  const { user, key } = caller;
  if (!tool.isPaid) {
    await takeFreeCall(getDatabase, user.id, 'lookups');
    return { answer: await finish(run, undefined), isReplay: false };
  }
  const paid = await beginPaidRun(await getDatabase(), {
    user,
    endpoint: tool.endpoint,
    key,
    input: await fingerprint(input),
    isStream: caller.write !== undefined,
  });
  if ('response' in paid) return { answer: paid.response, isReplay: true };
  return { answer: await finish(run, paid), isReplay: false };
}

/** Runs the tool and saves what it made; settles the paid run either way. */
async function finish<S extends z.ZodType, U extends Factories>(
  { tool, input, caller }: Run<S, U>,
  paid: PaidRun | undefined,
): Promise<RunAnswer> {
  const startedAt = Date.now();
  const signal = paid ? AbortSignal.any([caller.signal, paid.lost]) : caller.signal;
  const running = { tool, input, caller: { ...caller, signal } };
  const work = () => countRun(tool.endpoint, signal, () => runTool(running));
  try {
    const result = await (paid ? paid.meter.run(work) : work());
    const ms = Date.now() - startedAt;
    const id = newId();
    const save = async (db: Database) =>
      answerWith(result, {
        creation: await saveResult(db, tool, input, caller.user, result, ms, id),
      });
    const failed = async (error: unknown) =>
      answerWith(result, await saveFailed(error, caller.user, result, id));
    if (!paid) return await saveOrNot(save, failed);
    return await paid.complete(save, failed, { isCharged: result.isCharged ?? true });
  } catch (error) {
    await paid?.abandon({ hasLeft: hasLeft(signal) }).catch(() => undefined);
    throw error;
  }
}

async function runTool<S extends z.ZodType, U extends Factories>({
  tool,
  input,
  caller: { user, key, signal, write = noWrite },
}: Run<S, U>): Promise<RunResult> {
  return tool.run(input, {
    user,
    signal,
    write,
    database: getDatabase,
    idempotencyKey: key,
    requestHash: await hashRequest(input),
    ...(await resolveUses(tool.uses)),
  });
}

const noWrite = async () => undefined;

function answerWith(
  result: RunResult,
  { creation, message }: { creation?: WireCreation | undefined; message?: string | undefined },
): RunAnswer {
  const said = [result.message, message].filter(Boolean).join(' ');
  return {
    ...(result.payload ?? { content: result.content }),
    ...(result.model ? { model: result.model } : {}),
    ...(result.source ? { source: result.source } : {}),
    ...(result.isSandbox === undefined ? {} : { isSandbox: result.isSandbox }),
    ...(result.isCharged === false ? { isCharged: false } : {}),
    ...(creation ? { creation } : {}),
    ...(said ? { message: said } : {}),
  };
}

async function saveOrNot(
  save: (db: Database) => Promise<RunAnswer>,
  failed: (error: unknown) => Promise<RunAnswer>,
): Promise<RunAnswer> {
  try {
    return await save(await getDatabase());
  } catch (error) {
    log.warn('creation.not_saved', describeError(error));
    return failed(error);
  }
}
