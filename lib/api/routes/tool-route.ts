import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { type Database, getDatabase } from '@/db/client';
import { newId } from '@/db/ids';
import type { WireCreation } from '@/db/wire';
import { describeError, log } from '@/lib/log';
import { resolveUses, type RunContext, type RunResult, type Tool } from '@/lib/tools/define';
import type { ToolDeclaration } from '@/lib/tools/card';
import { requireUser } from '@/lib/api/auth/auth';
import type { User } from '@/lib/user';
import { checkRateLimit } from './rate-limit';
import { parseInput, readForm, readJson } from './body';
import { describeHandler } from './described';
import type { Handler } from './endpoint';
import { deltaLine, EventStream } from './event-stream';
import { hasLeft, keepAlive } from './keep-alive';
import {
  beginPaidRun,
  idempotencyKey,
  type PaidRun,
  type Replay,
} from '@/lib/api/paid-runs/paid-run';
import { takeFreeCall } from '@/lib/api/paid-runs/free-calls';
import { asAppError, PRIVATE, succeed } from './respond';
import { countRun } from '@/lib/api/operator/run-stats';
import { saveFailed, saveResult } from '@/lib/api/creations/save-result';

type Factories = Record<string, () => unknown>;
type Answer = Record<string, unknown>;

/** The handler of a tool: who is asking, what is asked, may it run, run it, keep it, answer. */
export function toolRoute<S extends z.ZodType, U extends Factories>(tool: Tool<S, U>): Handler {
  const handler: Handler = async (request, _context, requestId) => {
    const user = await requireUser(request);
    checkRateLimit(user.id);
    const input = parseInput(tool.input, await readBody(tool, request));
    const isStream = Boolean(tool.isStreamable) && wantsStream(request);
    const run = new ToolRun(tool, input, user, request);
    if (!tool.isPaid) {
      await takeFreeCall(getDatabase, user.id, 'lookups');
      const answer = await run.finish(undefined, request.signal, noWrite);
      return tool.isBare ? Response.json(answer, { headers: PRIVATE }) : succeed(answer);
    }

    const begun = await beginPaidRun(await getDatabase(), {
      user,
      endpoint: tool.endpoint,
      key: run.key,
      input: await fingerprint(input),
      isStream,
    });
    if ('response' in begun)
      return isStream ? replayStream(begun) : succeed(begun.response, begun.status);
    if (isStream) return streamRun(run, begun, request.signal, requestId);
    const stop = new AbortController();
    const signal = AbortSignal.any([request.signal, stop.signal]);
    const answer = run.finish(begun, signal, noWrite);
    keepAlive(answer, stop);
    return succeed(await answer);
  };
  return describeHandler(handler, {
    input: tool.input,
    takes: tool.body === 'none' ? 'query' : (tool.body ?? 'json'),
    isPaid: tool.isPaid,
    streams: tool.isStreamable ? 'on-request' : undefined,
  });
}

const noWrite = async () => undefined;

/** One run of a tool from input to answer. */
class ToolRun<S extends z.ZodType, U extends Factories> {
  readonly key: string | undefined;

  constructor(
    private readonly tool: Tool<S, U>,
    private readonly input: z.output<S>,
    private readonly user: User,
    request: Request,
  ) {
    this.key = tool.isPaid ? idempotencyKey(request) : undefined;
  }

  /** Runs the tool and saves what it made; settles the paid run either way. */
  async finish(
    paid: PaidRun | undefined,
    gone: AbortSignal,
    write: RunContext['write'],
  ): Promise<Answer> {
    const startedAt = Date.now();
    const signal = paid ? AbortSignal.any([gone, paid.lost]) : gone;
    const work = () => countRun(this.tool.endpoint, signal, () => this.run(signal, write));
    try {
      const result = await (paid ? paid.meter.run(work) : work());
      const ms = Date.now() - startedAt;
      const id = newId();
      const save = async (db: Database) => {
        const { tool, input, user } = this;
        return this.answer(result, {
          creation: await saveResult(db, tool, input, user, result, ms, id),
        });
      };
      const failed = async (error: unknown) =>
        this.answer(result, await saveFailed(error, this.user, result, id));
      if (!paid) return await saveOrNot(save, failed);
      return await paid.complete(save, failed, { isCharged: result.isCharged ?? true });
    } catch (error) {
      await paid?.abandon({ hasLeft: hasLeft(signal) }).catch(() => undefined);
      throw error;
    }
  }

  private answer(
    result: RunResult,
    { creation, message }: { creation?: WireCreation | undefined; message?: string | undefined },
  ): Answer {
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

  private async run(signal: AbortSignal, write: RunContext['write']): Promise<RunResult> {
    return this.tool.run(this.input, {
      user: this.user,
      signal,
      write,
      database: getDatabase,
      idempotencyKey: this.key,
      requestHash: await hashRequest(this.input),
      ...(await resolveUses(this.tool.uses)),
    });
  }
}

async function saveOrNot(
  save: (db: Database) => Promise<Answer>,
  failed: (error: unknown) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await save(await getDatabase());
  } catch (error) {
    log.warn('creation.not_saved', describeError(error));
    return failed(error);
  }
}

async function streamRun<S extends z.ZodType, U extends Factories>(
  run: ToolRun<S, U>,
  paid: PaidRun,
  gone: AbortSignal,
  requestId: string,
): Promise<Response> {
  const leave = new AbortController();
  const stream = new EventStream(() => leave.abort());
  const write = async (deltas: readonly string[]) => {
    stream.write(deltas.map(deltaLine).join(''));
    await stream.drained();
  };
  const work = run.finish(paid, AbortSignal.any([leave.signal, gone]), write);
  keepAlive(work, leave);
  // A run that fails before its first word is an ordinary answer with its own status
  await Promise.race([stream.started, work]);
  work.then(
    (answer) => finishStream(stream, answer),
    (error: unknown) => stream.fail(asAppError(error, requestId).message),
  );
  return stream.response();
}

function finishStream(stream: EventStream, answer: Answer): void {
  const { content: _content, ...rest } = answer;
  stream.send({ ...rest, creation: answer.creation ?? null });
  stream.finish();
}

function replayStream({ response }: Replay): Response {
  const stream = new EventStream(() => undefined);
  stream.write(deltaLine(String(response.content ?? '')));
  finishStream(stream, response);
  return stream.response();
}

function wantsStream(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/event-stream');
}

async function readBody({ body, largeField }: ToolDeclaration, request: Request): Promise<unknown> {
  if (body === 'none') return {};
  return body === 'multipart' ? readForm(request) : readJson(request, largeField);
}

async function hashRequest(input: unknown): Promise<string> {
  const asked = JSON.stringify(await fingerprint(input));
  return createHash('sha256').update(asked).digest('base64url');
}

/** The input with each file replaced by its name and digest, for comparing requests under one key. */
async function fingerprint(input: unknown): Promise<unknown> {
  if (typeof input !== 'object' || input === null) return input;
  const entries = Object.entries(input).map(async ([name, value]) => {
    if (!(value instanceof Blob)) return [name, value];
    const digest = await crypto.subtle.digest('SHA-256', await value.arrayBuffer());
    return [name, Buffer.from(digest).toString('base64url')];
  });
  return Object.fromEntries(await Promise.all(entries));
}
