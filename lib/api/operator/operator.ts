import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { operatorKey } from '@/lib/operator-key';
import { KeyThrottle } from './key-throttle';

const digest = (text: string) => createHash('sha256').update(text).digest();
const throttle = new KeyThrottle();

/**
 * Passes requests with the operator's key as bearer token; compared in constant time. Throws
 * `not_found` where no key is set, as if nothing were there, `unauthorized` for a wrong one, and
 * `limited` after too many wrong ones.
 */
export function requireOperator(request: Request): void {
  const key = operatorKey(env());
  if (!key) throw new AppError('not_found', 'There is nothing at this address.');
  throttle.assertOpen();
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(given), digest(key))) return;
  if (given) throttle.countWrong();
  throw new AppError('unauthorized', 'This address takes the operator’s key as bearer token.');
}
