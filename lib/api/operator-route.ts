import { createHash, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { getDatabase, type Database } from '@/db/client';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { parseInput, readJson } from './body';
import type { Handler } from './endpoint';
import { succeed } from './respond';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Throws unless the bearer is the operator's key; `not_found` where no key is set, as if it were not there. */
function requireOperator(request: Request): void {
  const { OPERATOR_KEY: key } = env();
  if (!key) throw new AppError('not_found', 'There is nothing at this address.');
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(given), digest(key))) return;
  throw new AppError('unauthorized', 'This address takes the operator’s key as bearer token.');
}

/** A handler for whoever runs the site: `OPERATOR_KEY` as bearer token, then body and path by schema. */
export function operatorRoute<S extends z.ZodType>(
  schema: S,
  answer: (db: Database, input: z.output<S>) => Promise<object>,
): Handler {
  return async (request, context) => {
    requireOperator(request);
    const body = request.method === 'GET' ? {} : await readJson(request);
    const input = parseInput(schema, { ...(body as object), ...(await context.params) });
    return succeed(await answer(await getDatabase(), input));
  };
}
