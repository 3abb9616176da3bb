import OpenAI from 'openai';
import { recordSent } from '@/lib/providers/meter';
import type { TextRequest } from './model';
import { ToolSupport } from './tool-support';

interface Endpoint {
  apiKey: string;
  /** Base address up to and including `/v1`. */
  baseUrl: string;
  model: string;
  /** Milliseconds for one whole answer. */
  timeoutMs: number;
  /** The time in milliseconds; the machine's own when left out. */
  now?: () => number;
}

type Send = (request: TextRequest, signal: AbortSignal) => Promise<Response>;

/** Sends requests to one endpoint; each answers with the response whose body is the stream. */
export function requestSender({ apiKey, baseUrl, model, timeoutMs, now }: Endpoint): Send {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    fetchOptions: { redirect: 'manual' },
  });
  const isOwn = new URL(baseUrl).hostname === 'api.openai.com';
  const limit = isOwn ? 'max_completion_tokens' : 'max_tokens';
  const sendOnce: Send = ({ tools, messages, maxTokens }, signal) => {
    recordSent();
    return client.chat.completions
      .create(
        { model, messages, stream: true, [limit]: maxTokens, ...(tools ? { tools } : {}) },
        { signal, timeout: timeoutMs },
      )
      .asResponse();
  };
  return withoutTools(sendOnce, new ToolSupport(now ?? Date.now));
}

/** Some local models refuse any request that names tools: it is then asked without. */
function withoutTools(send: Send, support: ToolSupport): Send {
  return async ({ tools, ...plain }, signal) => {
    if (!tools || support.isRefused) return send(plain, signal);
    try {
      return await send({ ...plain, tools }, signal);
    } catch (error) {
      if (!support.mayDoWithout(error)) throw error;
      return send(plain, signal);
    }
  };
}
