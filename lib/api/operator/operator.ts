import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Passes requests with the operator's key as bearer token; compared in constant time. Throws
 * `not_found` where no key is set, as if nothing were there, and `unauthorized` for a wrong one.
 */
export function requireOperator(request: Request): void {
  const { OPERATOR_KEY: key } = env();
  if (!key) throw new AppError('not_found', 'There is nothing at this address.');
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(given), digest(key))) return;
  throw new AppError('unauthorized', 'This address takes the operator’s key as bearer token.');
}
