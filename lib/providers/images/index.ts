import { env, type Env } from '@/lib/env';
import { getGuard } from '@/lib/providers/http';
import { embeddedPainter } from './embedded';
import { fetchAddress } from './fetch-address';
import { guardedImages } from './guarded';
import type { ImageModel } from './model';
import { openAiImages } from './openai';

export type * from './model';

const OPENAI = 'https://api.openai.com/v1';
const DEFAULT_MODEL = 'gpt-image-1';
const MAX_BYTES = 40 * 1024 * 1024;

/** The endpoint and key for pictures, or undefined where only the built-in painter is left. */
export function imageService(values: Env): { apiKey: string; baseUrl: string } | undefined {
  if (values.IMAGE_API_KEY || values.IMAGE_BASE_URL) {
    return {
      apiKey: values.IMAGE_API_KEY ?? 'none',
      baseUrl: values.IMAGE_BASE_URL ?? OPENAI,
    };
  }
  const baseUrl = values.OPENAI_BASE_URL ?? OPENAI;
  const isText = Boolean(values.OPENAI_API_KEY || values.OPENAI_BASE_URL);
  // A text endpoint of somebody else's makes pictures only when told with which model
  const serves = values.IMAGE_MODEL ? isText : values.OPENAI_API_KEY && isOpenAi(baseUrl);
  return serves ? { apiKey: values.OPENAI_API_KEY ?? 'none', baseUrl } : undefined;
}

/** True for OpenAI's own API. */
export function isOpenAi(baseUrl: string): boolean {
  return URL.parse(baseUrl)?.hostname === 'api.openai.com';
}

/** The image model the environment names, else the built-in sandbox painter. */
export function pickImages(values: Env): ImageModel {
  const service = imageService(values);
  if (!service) return embeddedPainter();
  const guard = getGuard('images');
  const model = openAiImages({
    ...service,
    model: values.IMAGE_MODEL ?? DEFAULT_MODEL,
    timeoutMs: values.IMAGE_TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    fetchAddress: (address, signal) => fetchAddress(address, signal, { maxBytes: MAX_BYTES }),
    retries: guard.retries,
  });
  return guardedImages(model, guard);
}

let images: ImageModel | undefined;

/** The model that makes pictures. */
export function getImages(): ImageModel {
  return (images ??= pickImages(env()));
}
