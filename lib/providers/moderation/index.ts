import { env, type Env } from '@/lib/env';
import { getGuard } from '@/lib/providers/http';
import { imageService, isOpenAi } from '@/lib/providers/images/service';
import type { Moderator, Verdict } from './moderator';
import { openAiModeration } from './openai';
import { wordListModeration } from './word-list';

export type { Moderator, PublicationRequest, Verdict } from './moderator';

const OPENAI = 'https://api.openai.com/v1';

/** OpenAI's moderation where one of its own keys is configured, else the local word list. */
export function pickModerator(values: Env): Moderator {
  const bounds = { timeoutMs: values.LOOKUP_TIMEOUT_MS, guard: getGuard('moderation') };
  const images = imageService(values);
  if (images && isOpenAi(images.baseUrl)) return openAiModeration({ ...images, ...bounds });
  const baseUrl = values.OPENAI_BASE_URL ?? OPENAI;
  if (values.OPENAI_API_KEY && isOpenAi(baseUrl)) {
    return openAiModeration({ apiKey: values.OPENAI_API_KEY, baseUrl, ...bounds });
  }
  return wordListModeration;
}

let moderator: Moderator | undefined;

export function getModerator(): Moderator {
  return (moderator ??= pickModerator(env()));
}

/** Whether something may be shown to everybody, and if not, the sentence that says why. */
export interface Publishable {
  isPublishable: boolean;
  message?: string;
}

/** Why something stays private that could not be looked at. */
export const UNCHECKED =
  'It stays private for now: we couldn’t check it. Publish it later from your history.';

const REASONS: Record<Exclude<Verdict, 'fine'>, string> = {
  flagged: 'This can’t be shared publicly. It stays private, and only you can see it.',
  unchecked: UNCHECKED,
  unseen: 'It stays private: this server can’t check photos, so it doesn’t share them publicly.',
};

/** Checks a prompt, and its picture where the provider can, before it is shown to everybody. */
export async function checkPublishable(
  prompt: string,
  picture?: Uint8Array,
  options: { signal?: AbortSignal; moderator?: Moderator; isPhoto?: boolean } = {},
): Promise<Publishable> {
  const { signal = new AbortController().signal, moderator = getModerator(), isPhoto } = options;
  const verdict = await moderator.check({ prompt, picture, isPhoto }, signal);
  if (verdict === 'fine') return { isPublishable: true };
  return { isPublishable: false, message: REASONS[verdict] };
}
