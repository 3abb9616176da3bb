import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Passes requests with `Authorization: Bearer OPERATOR_KEY`; without a key set nobody is the operator. */
export function requireOperator(request: Request): void {
  const key = env().OPERATOR_KEY;
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (key && timingSafeEqual(digest(given), digest(key))) return;
  throw new AppError('unauthorized', 'This needs the operator’s key.');
}
