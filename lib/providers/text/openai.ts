import OpenAI, { BadRequestError } from 'openai';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { Guard } from '@/lib/providers/http';
import { retryOnce } from '@/lib/providers/http/retry-once';
import { noteSent } from '@/lib/providers/meter';
import { CompletionChunks } from './completion-chunks';
import { asTextFailure, isPassing, isRefusal, textFailures } from './failures';
import type { TextEnd, TextModel, TextRequest } from './model';

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
}

const SANDBOX = 'mise-sandbox';
/** More bytes than any answer has, with everything an endpoint wraps around a token. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A text model behind any OpenAI-compatible endpoint, through the openai SDK. */
export function openAiText(options: OpenAiTextOptions): TextModel {
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl,
    maxRetries: 0,
    fetchOptions: { redirect: 'manual' },
  });
  const host = new URL(options.baseUrl).hostname;
  const isOwn = host === 'api.openai.com';
  const isSandbox = options.model === SANDBOX;
  const { breaker, retries } = options.guard;

  const send = ({ tools, ...request }: TextRequest, signal: AbortSignal) => {
    noteSent();
    return client.chat.completions
      .create(
        {
          model: options.model,
          messages: request.messages,
          stream: true,
          ...(isOwn
            ? { max_completion_tokens: request.maxTokens }
            : { max_tokens: request.maxTokens }),
          ...(tools ? { tools } : {}),
        },
        { signal, timeout: options.timeoutMs },
      )
      .asResponse();
  };

  let takesTools = true;

  /** Some local models refuse any request that names tools: they answer without, from then on. */
  const open = async ({ tools, ...plain }: TextRequest, signal: AbortSignal) => {
    if (!tools || !takesTools) return send(plain, signal);
    try {
      return await send({ ...plain, tools }, signal);
    } catch (error) {
      if (!(error instanceof BadRequestError)) throw error;
      const response = await send(plain, signal);
      takesTools = false;
      return response;
    }
  };

  async function* stream(
    request: TextRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string[], TextEnd> {
    if (!breaker.admit()) throw textFailures.resting(breaker.restSeconds);
    let verdict: 'succeed' | 'fail' | 'release' = 'release';
    const watch = new AbortController();
    const total = setTimeout(() => watch.abort(textFailures.timeout()), options.timeoutMs);
    let idle: NodeJS.Timeout | undefined;
    const listen = () => {
      clearTimeout(idle);
      idle = setTimeout(() => watch.abort(textFailures.stalled()), options.idleMs);
    };
    const either = AbortSignal.any([signal, watch.signal]);
    const chunks = new CompletionChunks();
    let hasText = false;
    let isWithReader = false;
    let isAnswered = false;
    let size = 0;
    try {
      const response = await retryOnce(() => open(request, either), {
        signal: either,
        retries,
        isPassing,
      });
      listen();
      for await (const bytes of response.body ?? []) {
        const { deltas, isActive } = chunks.push(bytes);
        if (isActive) listen();
        size += bytes.byteLength;
        if (chunks.isBroken || size > MAX_BYTES) throw textFailures.cut();
        if (deltas.length === 0) continue;
        hasText = true;
        clearTimeout(idle); // a slow reader is not a silent model
        isWithReader = true;
        yield deltas;
        isWithReader = watch.signal.aborted;
        listen();
      }
      const { deltas } = chunks.end();
      if (deltas.length > 0) {
        hasText = true;
        yield deltas;
      }
      if (chunks.isBroken || (hasText && !chunks.finishReason)) throw textFailures.cut();
      isAnswered = chunks.finishReason !== undefined;
      if (!hasText && chunks.toolCalls.length === 0) throw textFailures.empty();
      verdict = 'succeed';
      return {
        model: chunks.model ?? options.model,
        isCut: chunks.finishReason === 'length',
        toolCalls: chunks.toolCalls.filter(Boolean),
      };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      // Neither a question without an answer nor a slow reader says that the service is down
      if (isAnswered || isRefusal(error)) verdict = 'succeed';
      else if (!isWithReader) verdict = 'fail';
      if (watch.signal.aborted) throw watch.signal.reason;
      throw hasText && !(error instanceof AppError) ? textFailures.cut() : asTextFailure(error);
    } finally {
      breaker[verdict]();
      clearTimeout(total);
      clearTimeout(idle);
      watch.abort();
      if (chunks.skipped > 0) log.warn('text.chunks_skipped', { count: chunks.skipped });
    }
  }

  return {
    model: options.model,
    source: isSandbox ? 'Sandbox writing' : `${options.model} at ${host}`,
    isSandbox,
    stream,
  };
}
