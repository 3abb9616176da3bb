import { AppError, isAbort } from '@/lib/errors';
import { describeError, log } from '@/lib/log';
import { asDatabaseError } from '@/db/errors';

/** Private and never cached: nearly every answer belongs to one person. */
export const PRIVATE = { 'cache-control': 'private, no-store' };

/** `{ success: true, …payload }`. */
export function succeed(payload: object, status = 200): Response {
  return Response.json({ success: true, ...payload }, { status, headers: PRIVATE });
}

/** `{ success: false, message, error }` with the right status, and `Retry-After` in whole seconds where known. */
export function fail(error: AppError, requestId?: string): Response {
  const headers: Record<string, string> = { ...PRIVATE };
  if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter);
  if (error.code === 'unauthorized') headers['www-authenticate'] = 'Bearer';
  if (requestId) headers['x-request-id'] = requestId;
  const { message } = error;
  const body = { ...error.details, success: false, message, error: message };
  return Response.json(body, { status: error.status, headers });
}

/** Any failure as an AppError; what nobody foresaw is logged without its message and named by the request id. */
export function asAppError(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error;
  if (isAbort(error)) return new AppError('aborted', 'The request was cancelled.');
  const known = asDatabaseError(error);
  if (known) {
    log.warn('database.failed', describeError(error));
    return known;
  }
  log.error('request.failed', describeError(error));
  return new AppError(
    'internal',
    `Something went wrong on our side. Try again; if it keeps happening, quote ${requestId}.`,
  );
}
