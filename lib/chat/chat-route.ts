import { getDatabase } from '@/db/client';
import { requireUser } from '@/lib/api/auth/auth';
import { readJson, parseInput } from '@/lib/api/routes/body';
import { checkRateLimit } from '@/lib/api/routes/rate-limit';
import { describeHandler } from '@/lib/api/routes/described';
import type { Handler } from '@/lib/api/routes/endpoint';
import { EventStream } from '@/lib/api/routes/event-stream';
import { keepAlive } from '@/lib/api/routes/keep-alive';
import { idempotencyKey } from '@/lib/api/routes/idempotency-key';
import { beginPaidRun, type Replay } from '@/lib/api/paid-runs/paid-run';
import { asAppError } from '@/lib/api/routes/respond';
import { countRun } from '@/lib/api/operator/run-stats';
import type { TextModel } from '@/lib/providers/text';
import { answerTurn, type Answer, sendAnswer } from './answer';
import { chatInput } from './input';
import { openTurn } from './open-turn';
import type { Toolbox } from './toolbox';

interface Parts {
  model(): TextModel;
  toolbox(): Toolbox;
}

/** The handler of `POST /chat`: one paid turn, streamed, kept in a conversation of the person's own. */
export function chatRoute(parts: Parts): Handler {
  const handler: Handler = async (request, _context, requestId) => {
    const user = await requireUser(request);
    checkRateLimit(user.id);
    const input = parseInput(chatInput, await readJson(request));
    const key = idempotencyKey(request);
    const db = await getDatabase();
    // Read while the run is being paid for, since a person waits for the first word
    const opening = openTurn(db, user.id, input);
    opening.catch(() => undefined);
    const paid = await beginPaidRun(db, { user, endpoint: 'chat', key, input, isStream: true });
    if ('response' in paid) return replay(paid);

    const leave = new AbortController();
    const stream = new EventStream(() => leave.abort());
    const signal = AbortSignal.any([leave.signal, request.signal, paid.lost]);
    const turn = { db, input, opening, paid, stream, signal, ...parts };
    const work = paid.meter.run(() => countRun('chat', signal, () => answerTurn(turn)));
    keepAlive(work, leave);
    // A turn that fails before its first word is an ordinary answer with its own status
    await Promise.race([stream.started, work]);
    work.then(
      () => stream.finish(),
      (error: unknown) => stream.fail(asAppError(error, requestId).message),
    );
    return stream.response();
  };
  return describeHandler(handler, {
    input: chatInput,
    takes: 'json',
    isPaid: true,
    streams: 'always',
  });
}

function replay({ response }: Replay): Response {
  const stream = new EventStream(() => undefined);
  sendAnswer(stream, response as unknown as Answer);
  stream.finish();
  return stream.response();
}
