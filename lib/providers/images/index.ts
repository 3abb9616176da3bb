import { env, type Env } from '@/lib/env';
import { getGuard } from '@/lib/providers/http';
import { imageFailures } from './failures';
import { fetchAddress } from './fetch-address';
import { guardedImages } from './guarded';
import type { ImageModel } from './model';
import { openAiImages } from './openai';
import { imageService } from './service';

export type * from './model';

const DEFAULT_MODEL = 'gpt-image-1';
const MAX_BYTES = 40 * 1024 * 1024;

/** The image model the environment names; throws `unavailable` when there is none. */
export function pickImages(values: Env): ImageModel {
  const service = imageService(values);
  if (!service) throw imageFailures.missing();
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
