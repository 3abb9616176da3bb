import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { Guard } from '@/lib/providers/http';
import { retryOnce } from '@/lib/providers/http/retry-once';
import { AnswerReader } from './answer-reader';
import { AnswerWatch } from './answer-watch';
import { asTextFailure, isPassing, textFailures } from './failures';
import type { TextEnd, TextModel, TextRequest } from './model';
import { requestSender } from './send-request';

export interface OpenAiTextOptions {
  apiKey: string;
  /** Base address up to and including `/v1`. */
  baseUrl: string;
  model: string;
  /** Milliseconds for one whole answer. */
  timeoutMs: number;
  /** Milliseconds of silence within an answer. */
  idleMs: number;
  guard: Guard;
  /** The time in milliseconds; the machine's own when left out. */
  now?: () => number;
}

const SANDBOX = 'mise-sandbox';

/** A text model behind any OpenAI-compatible endpoint, through the openai SDK. */
export function openAiText(options: OpenAiTextOptions): TextModel {
  const { model, guard } = options;
  const { breaker, retries } = guard;
  const send = requestSender(options);

  async function* stream(
    request: TextRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string[], TextEnd> {
    if (!breaker.admit()) throw textFailures.resting(breaker.restSeconds);
    const watch = new AnswerWatch(options);
    const answer = new AnswerReader(watch);
    const either = AbortSignal.any([signal, watch.signal]);
    let verdict: ReturnType<AnswerReader['verdict']> = 'release';
    try {
      const attempt = () => send(request, either);
      const { body } = await retryOnce(attempt, { signal: either, retries, isPassing });
      yield* answer.deltas(body);
      const end = answer.end(model);
      verdict = 'succeed';
      return end;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      verdict = answer.verdict(error);
      if (watch.signal.aborted) throw watch.signal.reason;
      throw answer.hasText && !(error instanceof AppError)
        ? textFailures.cut()
        : asTextFailure(error);
    } finally {
      breaker[verdict]();
      watch.end();
      if (answer.skipped > 0) log.warn('text.chunks_skipped', { count: answer.skipped });
    }
  }

  const isSandbox = model === SANDBOX;
  const source = isSandbox ? 'Sandbox writing' : `${model} at ${new URL(options.baseUrl).hostname}`;
  return { model, source, isSandbox, stream };
}
