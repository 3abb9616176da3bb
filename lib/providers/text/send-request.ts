import OpenAI, { BadRequestError } from 'openai';
import { noteSent } from '@/lib/providers/meter';
import type { TextRequest } from './model';

interface Endpoint {
  apiKey: string;
  /** Base address up to and including `/v1`. */
  baseUrl: string;
  model: string;
  /** Milliseconds for one whole answer. */
  timeoutMs: number;
}

type Send = (request: TextRequest, signal: AbortSignal) => Promise<Response>;

/** Sends requests to one endpoint; each answers with the response whose body is the stream. */
export function requestSender({ apiKey, baseUrl, model, timeoutMs }: Endpoint): Send {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    fetchOptions: { redirect: 'manual' },
  });
  const isOwn = new URL(baseUrl).hostname === 'api.openai.com';
  const limit = isOwn ? 'max_completion_tokens' : 'max_tokens';
  return withoutTools(({ tools, messages, maxTokens }, signal) => {
    noteSent();
    return client.chat.completions
      .create(
        { model, messages, stream: true, [limit]: maxTokens, ...(tools ? { tools } : {}) },
        { signal, timeout: timeoutMs },
      )
      .asResponse();
  });
}

/** Some local models refuse any request that names tools: they answer without, from then on. */
function withoutTools(send: Send): Send {
  let takesTools = true;
  return async ({ tools, ...plain }, signal) => {
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
}
