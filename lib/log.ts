import { AsyncLocalStorage } from 'node:async_hooks';
import { env } from './env';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof LEVELS)[number];

/** What a log line may carry: identifiers, codes, counts. Never prompts, contents, addresses or tokens. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

const scope = new AsyncLocalStorage<LogFields>();

/** Runs `work`; every line logged meanwhile, however deep, carries `fields` too. */
export function withLogFields<T>(fields: LogFields, work: () => T): T {
  return scope.run({ ...scope.getStore(), ...fields }, work);
}

function write(level: Level, event: string, fields: LogFields) {
  const threshold = env().LOG_LEVEL;
  if (threshold === 'silent' || LEVELS.indexOf(level) < LEVELS.indexOf(threshold)) return;
  const head = { time: new Date().toISOString(), level, event };
  const line = JSON.stringify({ ...head, ...scope.getStore(), ...fields });
  (level === 'error' || level === 'warn' ? process.stderr : process.stdout).write(`${line}\n`);
}

/** Structured logs, one JSON object a line. */
export const log = {
  debug: (event: string, fields: LogFields = {}) => write('debug', event, fields),
  info: (event: string, fields: LogFields = {}) => write('info', event, fields),
  warn: (event: string, fields: LogFields = {}) => write('warn', event, fields),
  error: (event: string, fields: LogFields = {}) => write('error', event, fields),
};

/** What an unknown error may leave in a log: its class, code and the code of its cause, no message. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = (value: unknown) =>
    typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : undefined;
  return {
    error: error.name,
    code: code(error),
    cause: error.cause instanceof Error ? error.cause.name : undefined,
    causeCode: code(error.cause),
  };
}
