import OpenAI from 'openai';
import sharp from 'sharp';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { describeError, log } from '@/lib/log';
import type { Guard } from '@/lib/providers/http';
import { readCapped } from '@/lib/providers/http/capped-body';
import { retryOnce } from '@/lib/providers/http/retry-once';
import { throughBreaker } from '@/lib/providers/http/through-breaker';
import { isPassing, isRefusal } from '@/lib/providers/text/failures';
import type { Moderator } from './moderator';

export interface OpenAiModerationOptions {
  apiKey: string;
  baseUrl: string;
  /** Milliseconds for one check, its retry included. */
  timeoutMs: number;
  guard: Guard;
}

const MODEL = 'omni-moderation-latest';
/** Long side of the copy that is looked at, in pixels. */
const SIDE = 512;
const MAX_BYTES = 256 * 1024;

const answerSchema = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) });

const failures = {
  resting: (seconds: number) =>
    new AppError(
      'unavailable',
      'We can’t check public pictures right now. Try again in a minute.',
      { retryAfter: seconds },
    ),
  broken: () =>
    new AppError('upstream_failed', 'We couldn’t check this picture. Try again in a moment.'),
};

/** OpenAI's moderation endpoint, for words and pictures. Source: OpenAI API reference, "Create moderation". */
export function openAiModeration(options: OpenAiModerationOptions): Moderator {
  const { apiKey, baseUrl, timeoutMs, guard } = options;
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    // The SDK's own retries would sleep as long as the endpoint asks
    maxRetries: 0,
    timeout: timeoutMs,
    fetchOptions: { redirect: 'manual' },
  });

  async function ask(input: OpenAI.ModerationMultiModalInput[], signal: AbortSignal) {
    const response = await retryOnce(
      () => client.moderations.create({ model: MODEL, input }, { signal }).asResponse(),
      { signal, retries: guard.retries, isPassing },
    );
    const bytes = await readCapped(response, MAX_BYTES);
    if (!bytes) throw failures.broken();
    return answerSchema.parse(JSON.parse(new TextDecoder().decode(bytes))).results;
  }

  return {
    async check({ prompt, picture }, signal) {
      try {
        const input: OpenAI.ModerationMultiModalInput[] = [{ type: 'text', text: prompt }];
        if (picture) input.push({ type: 'image_url', image_url: { url: await inline(picture) } });
        const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        const results = await throughBreaker(guard.breaker, () => ask(input, either), {
          resting: failures.resting,
          judge: (error) => {
            if (signal.aborted) return 'release';
            return isRefusal(error) ? 'succeed' : 'fail';
          },
        });
        return results.some(({ flagged }) => flagged) ? 'flagged' : 'fine';
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        log.warn('moderation.failed', describeError(error));
        return 'unchecked';
      }
    },
  };
}

async function inline(picture: Uint8Array): Promise<string> {
  const small = await sharp(picture)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${small.toString('base64')}`;
}
