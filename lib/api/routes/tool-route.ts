import type { z } from 'zod';
import type { Tool } from '@/lib/tools/define';
import type { ToolDeclaration } from '@/lib/tools/card';
import { requireUser } from '@/lib/api/auth/auth';
import { type Caller, execute, type Execution } from '@/lib/api/paid-runs/execute';
import { checkRateLimit } from './rate-limit';
import { parseInput, readForm, readJson } from './body';
import { describeHandler } from './described';
import type { Handler } from './endpoint';
import { deltaLine, EventStream } from './event-stream';
import { idempotencyKey } from './idempotency-key';
import { keepAlive } from './keep-alive';
import { asAppError, PRIVATE, succeed } from './respond';

type Factories = Record<string, () => unknown>;

/** The handler of a tool: who is asking, what is asked, run it, answer. */
export function toolRoute<S extends z.ZodType, U extends Factories>(tool: Tool<S, U>): Handler {
  const handler: Handler = async (request, _context, requestId) => {
    const user = await requireUser(request);
    checkRateLimit(user.id);
    const input = parseInput(tool.input, await readBody(tool, request));
    const key = tool.isPaid ? idempotencyKey(request) : undefined;
    const stop = new AbortController();
    const signal = AbortSignal.any([request.signal, stop.signal]);
    const run = (write?: Caller['write']) => {
      const work = execute(tool, input, { user, key, signal, ...(write ? { write } : {}) });
      if (tool.isPaid) keepAlive(work, stop);
      return work;
    };
    if (tool.isStreamable && wantsStream(request)) return streamRun(run, stop, requestId);
    const { answer } = await run();
    return tool.isBare ? Response.json(answer, { headers: PRIVATE }) : succeed(answer);
  };
  return describeHandler(handler, {
    input: tool.input,
    takes: tool.body === 'none' ? 'query' : (tool.body ?? 'json'),
    isPaid: tool.isPaid,
    streams: tool.isStreamable ? 'on-request' : undefined,
  });
}

async function streamRun(
  run: (write: Caller['write']) => Promise<Execution>,
  stop: AbortController,
  requestId: string,
): Promise<Response> {
  const stream = new EventStream(() => stop.abort());
  const work = run(async (deltas) => {
    stream.write(deltas.map(deltaLine).join(''));
    await stream.drained();
  });
  // A run that fails before its first word is an ordinary answer with its own status
  await Promise.race([stream.started, work]);
  work.then(
    (execution) => finishStream(stream, execution),
    (error: unknown) => stream.fail(asAppError(error, requestId).message),
  );
  return stream.response();
}

function finishStream(stream: EventStream, { answer, isReplay }: Execution): void {
  const { content, ...rest } = answer;
  if (isReplay) stream.write(deltaLine(String(content ?? '')));
  stream.send({ ...rest, creation: answer.creation ?? null });
  stream.finish();
}

function wantsStream(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/event-stream');
}

async function readBody({ body, largeField }: ToolDeclaration, request: Request): Promise<unknown> {
  if (body === 'none') return {};
  return body === 'multipart' ? readForm(request) : readJson(request, largeField);
}
