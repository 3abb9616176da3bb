import OpenAI from 'openai';
import sharp from 'sharp';
import { describeError, log } from '@/lib/log';
import type { Moderator } from './moderator';

export interface OpenAiModerationOptions {
  apiKey: string;
  baseUrl: string;
  timeoutMs: number;
}

const MODEL = 'omni-moderation-latest';
/** Long side of the copy that is looked at, in pixels. */
const SIDE = 512;

/** OpenAI's moderation endpoint, for words and pictures. Source: OpenAI API reference, "Create moderation". */
export function openAiModeration({
  apiKey,
  baseUrl,
  timeoutMs,
}: OpenAiModerationOptions): Moderator {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 1, timeout: timeoutMs });
  return {
    async check({ prompt, picture }, signal) {
      try {
        const input: OpenAI.ModerationMultiModalInput[] = [{ type: 'text', text: prompt }];
        if (picture) input.push({ type: 'image_url', image_url: { url: await inline(picture) } });
        const { results } = await client.moderations.create({ model: MODEL, input }, { signal });
        if (results.length === 0) return 'unchecked';
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
