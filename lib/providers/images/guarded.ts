import { AppError } from '@/lib/errors';
import type { Guard } from '@/lib/providers/http';
import { imageFailures } from './failures';
import type { ImageModel } from './model';

/** A model behind a circuit breaker: after repeated failures it answers at once, and is probed again later. */
export function guardedImages(model: ImageModel, { breaker }: Pick<Guard, 'breaker'>): ImageModel {
  return {
    model: model.model,
    source: model.source,
    isSandbox: model.isSandbox,
    async generate(request, signal) {
      if (!breaker.admit()) throw imageFailures.resting(breaker.restSeconds);
      let verdict: 'succeed' | 'fail' | 'release' = 'release';
      try {
        const image = await model.generate(request, signal);
        verdict = 'succeed';
        return image;
      } catch (error) {
        // A description that the service declines says that the service works
        const isDeclined = error instanceof AppError && error.code === 'unprocessable';
        if (!signal.aborted) verdict = isDeclined ? 'succeed' : 'fail';
        throw error;
      } finally {
        breaker[verdict]();
      }
    },
  };
}
