import { AppError } from '@/lib/errors';

/** The `Idempotency-Key` of a request, at most 200 characters. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key') ?? undefined;
  if (key !== undefined && (key.length === 0 || key.length > 200)) {
    throw new AppError('bad_input', 'The Idempotency-Key must have 1 to 200 characters.');
  }
  return key;
}
