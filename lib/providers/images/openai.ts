import OpenAI from 'openai';
import { z } from 'zod';
import { readCapped } from '@/lib/providers/http/capped-body';
import { RetryBudget } from '@/lib/providers/http/retry-budget';
import { retryOnce } from '@/lib/providers/http/retry-once';
import { recordSent } from '@/lib/providers/meter';
import { isPassing } from '@/lib/providers/text/failures';
import { asImageFailure, imageFailures } from './failures';
import type { GeneratedImage, ImageModel, ImageRequest } from './model';
import { SANDBOX_PAINTER } from './service';
import { sizeFor, takesResponseFormat } from './sizes';

export interface OpenAiImagesOptions {
  apiKey: string;
  /** Base address up to and including `/v1`. */
  baseUrl: string;
  model: string;
  /** Milliseconds for one whole picture, retry and download included. */
  timeoutMs: number;
  /** Largest answer in bytes. */
  maxBytes: number;
  /** Fetches a picture that is answered as an address; guarded against private hosts. */
  fetchAddress: (address: string, signal: AbortSignal) => Promise<Uint8Array>;
  /** The budget of retries it shares with other services; its own when left out. */
  retries?: RetryBudget;
}

/** Source: OpenAI API reference, "Create image", response. */
const answerSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })),
});

/** A model behind any OpenAI-compatible `/images/generations`, through the openai SDK. */
export function openAiImages(options: OpenAiImagesOptions): ImageModel {
  const { model, timeoutMs, retries = new RetryBudget() } = options;
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl,
    maxRetries: 0,
    fetchOptions: { redirect: 'manual' },
  });

  const ask = ({ prompt, aspect }: ImageRequest, signal: AbortSignal) => {
    recordSent();
    return client.images
      .generate(
        {
          model,
          prompt,
          n: 1,
          size: sizeFor(model, aspect) as '1024x1024',
          ...(takesResponseFormat(model) ? { response_format: 'b64_json' } : {}),
        },
        { signal, timeout: timeoutMs },
      )
      .asResponse();
  };

  async function read(response: Response, signal: AbortSignal): Promise<Uint8Array> {
    const body = await readCapped(response, options.maxBytes);
    if (!body) throw imageFailures.tooLarge();
    const answer = answerSchema.safeParse(parseJson(body));
    if (!answer.success) throw imageFailures.broken();
    const { b64_json: encoded, url } = answer.data.data[0] ?? {};
    if (encoded) return Buffer.from(encoded, 'base64');
    if (!url) throw imageFailures.empty();
    const inline = /^data:image\/[\w.+-]+;base64,(.+)$/s.exec(url)?.[1];
    return inline ? Buffer.from(inline, 'base64') : options.fetchAddress(url, signal);
  }

  const isSandbox = model === SANDBOX_PAINTER;
  return {
    model,
    source: isSandbox ? 'Sandbox painter' : `${model} at ${new URL(options.baseUrl).hostname}`,
    isSandbox,
    async generate(request: ImageRequest, signal: AbortSignal): Promise<GeneratedImage> {
      const watch = new AbortController();
      const timer = setTimeout(() => watch.abort(imageFailures.timeout()), timeoutMs);
      const either = AbortSignal.any([signal, watch.signal]);
      try {
        const response = await retryOnce(() => ask(request, either), {
          signal: either,
          retries,
          isPassing,
        });
        const bytes = await read(response, either);
        if (bytes.length === 0) throw imageFailures.empty();
        return { bytes, model };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (watch.signal.aborted) throw watch.signal.reason;
        throw asImageFailure(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
