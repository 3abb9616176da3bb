import type { z } from 'zod';
import { getDatabase, type Database } from '@/db/client';
import { parseInput, readJson } from '@/lib/api/routes/body';
import type { Handler } from '@/lib/api/routes/endpoint';
import { requireOperator } from './operator';
import { succeed } from '@/lib/api/routes/respond';

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
