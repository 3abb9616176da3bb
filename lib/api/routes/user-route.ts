import { z } from 'zod';
import { getDatabase, type Database } from '@/db/client';
import { requireUser } from '@/lib/api/auth/auth';
import type { User } from '@/lib/user';
import { checkRateLimit } from './rate-limit';
import { type LargeField, parseInput, readJson } from './body';
import { describeHandler } from './described';
import type { Handler } from './endpoint';
import { scheduleMaintenance } from '@/lib/api/maintenance/maintenance';
import { succeed } from './respond';

interface Call<I> {
  user: User;
  /** Query or body, checked by the schema, with the address's own parameters. */
  input: I;
  db: Database;
  signal: AbortSignal;
  request: Request;
}

/**
 * A handler for a signed-in person: token, burst guard, input by schema (query and path parameters of
 * a GET or DELETE, the JSON body and path parameters otherwise), then `answer`, whose object is sent
 * in the envelope. A body has at most 32 KB, or more where a large field is named.
 */
export function userRoute<S extends z.ZodType>(
  schema: S,
  answer: (call: Call<z.output<S>>) => Promise<object | Response>,
  large?: LargeField,
): Handler {
  const handler: Handler = async (request, context) => {
    const user = await requireUser(request);
    checkRateLimit(user.id);
    const isBodied = request.method !== 'GET' && request.method !== 'DELETE';
    const given = isBodied
      ? await readJson(request, large)
      : Object.fromEntries(new URL(request.url).searchParams);
    const input = parseInput(schema, { ...asObject(given), ...(await context.params) });
    const db = await getDatabase();
    scheduleMaintenance(db);
    const result = await answer({ user, input, db, signal: request.signal, request });
    return result instanceof Response ? result : succeed(result);
  };
  return describeHandler(handler, { input: schema, takes: 'json' });
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** `?cursor=&limit=` of every list. */
export const pageQuery = z.object({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
