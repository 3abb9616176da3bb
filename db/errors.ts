import { DrizzleQueryError } from 'drizzle-orm/errors';
import { AppError } from '@/lib/errors';
import { FolderInUseError } from './folder-lock';

const SYSTEM_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What both drivers throw for a statement without an answer in time; it carries no code. */
const SILENT = 'Query read timeout';

/** Messages of the drivers' errors that carry no code. */
const DRIVER_AWAY =
  /connection terminated|timeout exceeded when trying to connect|not queryable|network error|pglite is clos/i;

/** The error and its causes, outermost first: Drizzle wraps what the driver threw. */
function* chain(error: unknown): Generator<Error & { code?: unknown }> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

/** The SQLSTATE (five characters) or system code of a database error. */
export function databaseCode(error: unknown): string | undefined {
  for (const { code } of chain(error)) if (typeof code === 'string') return code;
  return undefined;
}

/**
 * True when the database cannot be reached or cannot serve now: class 08 connection, 28 login,
 * 53 resources, 57 intervention and timeouts, 3D no such database
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
export function isUnreachable(error: unknown): boolean {
  const code = databaseCode(error);
  if (code) return SYSTEM_AWAY.has(code) || /^(08|28|53|57|3D)...$/.test(code);
  // Drizzle's own message holds what people wrote.
  const said = [...chain(error)].filter((link) => !(link instanceof DrizzleQueryError));
  return said.some((link) => isSilent(link) || DRIVER_AWAY.test(link.message));
}

/** True when a statement had no answer in time. */
export const isSilent = (error: unknown): boolean =>
  error instanceof Error && error.message === SILENT;

/** True when the address itself is wrong, so that trying it again cannot help. */
export const isMisaddressed = (error: unknown) => /^(28|3D)/.test(databaseCode(error) ?? '');

/** Text the database refuses: NUL, lone surrogates, broken JSON escapes, a malformed id. */
const UNSTORABLE = new Set(['22021', '22P05', '22P02']);
/** What `refuse_deleted_account` raises. */
const ACCOUNT_DELETED = 'MI001';
/** Lost a race with another transaction, which rolled this one back whole. */
const LOST_RACE = new Set(['40001', '40P01', '55P03']);

/**
 * A database error as the sentence a person may see; undefined for anything else. Drizzle's own
 * message holds SQL and parameters: it must reach neither an answer nor a log.
 */
export function asDatabaseError(error: unknown): AppError | undefined {
  for (const link of chain(error)) if (link instanceof AppError) return link;
  const code = databaseCode(error);
  if (error instanceof FolderInUseError) {
    return new AppError(
      'unavailable',
      'The embedded database is open in another process. Stop that one, then try again.',
      { cause: error },
    );
  }
  if (isUnreachable(error)) {
    return new AppError(
      'unavailable',
      'The database cannot be reached right now. Nothing was lost; try again in a minute.',
      { retryAfter: 5, cause: error },
    );
  }
  if (code && UNSTORABLE.has(code)) {
    return new AppError(
      'bad_input',
      'That text holds characters that cannot be stored. Remove them and try again.',
      {
        cause: error,
      },
    );
  }
  if (code === ACCOUNT_DELETED) {
    return new AppError(
      'unauthorized',
      'This account was deleted, with everything in it. Create a new one to continue.',
      { cause: error },
    );
  }
  if (code && LOST_RACE.has(code)) {
    return new AppError('conflict', 'Someone changed this at the same time. Try again.', {
      retryAfter: 1,
      cause: error,
    });
  }
  return undefined;
}
