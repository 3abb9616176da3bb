import { AppError } from '@/lib/errors';
import type { Guard } from '@/lib/providers/http';
import { throughBreaker } from '@/lib/providers/http/through-breaker';
import { imageFailures } from './failures';
import type { ImageModel } from './model';

/** A model behind a circuit breaker: after repeated failures it answers at once, and is probed again later. */
export function guardedImages(model: ImageModel, { breaker }: Pick<Guard, 'breaker'>): ImageModel {
  return {
    model: model.model,
    source: model.source,
    isSandbox: model.isSandbox,
    generate: (request, signal) =>
      throughBreaker(breaker, () => model.generate(request, signal), {
        resting: imageFailures.resting,
        judge: (error) => {
          if (signal.aborted) return 'release';
          // A description that the service declines says that the service works
          return error instanceof AppError && error.code === 'unprocessable' ? 'succeed' : 'fail';
        },
      }),
  };
}
