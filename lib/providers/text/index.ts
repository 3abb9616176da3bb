import { env, type Env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { getGuard } from '@/lib/providers/http';
import { openAiText } from './openai';
import type { TextModel } from './model';

export type * from './model';
export { completeText } from './model';

const OPENAI = 'https://api.openai.com/v1';
const DEFAULT_MODEL = 'gpt-4.1-mini';

/** The text model the environment names; throws `unavailable` when there is none. */
export function pickText(values: Env, model = values.TEXT_MODEL): TextModel {
  if (!values.OPENAI_API_KEY && !values.OPENAI_BASE_URL) {
    throw new AppError(
      'unavailable',
      'Writing isn’t set up on this server yet. The site’s owner needs to set OPENAI_API_KEY.',
    );
  }
  return openAiText({
    apiKey: values.OPENAI_API_KEY ?? 'none',
    baseUrl: values.OPENAI_BASE_URL ?? OPENAI,
    model: model ?? DEFAULT_MODEL,
    timeoutMs: values.TEXT_TIMEOUT_MS,
    idleMs: values.STREAM_IDLE_MS,
    guard: getGuard('text'),
  });
}

let text: TextModel | undefined;
let chat: TextModel | undefined;

/** The model that writes articles, quotes and reviews (`TEXT_MODEL`). */
export function getText(): TextModel {
  return (text ??= pickText(env()));
}

/** The model behind the chat (`CHAT_MODEL`, falling back to `TEXT_MODEL`). */
export function getChat(): TextModel {
  return (chat ??= pickText(env(), env().CHAT_MODEL ?? env().TEXT_MODEL));
}
