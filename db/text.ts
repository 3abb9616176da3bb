import { AppError } from '@/lib/errors';

const LONE_SURROGATE = /\p{Surrogate}/u;
const UNSTORABLE = /\p{Surrogate}|\0/gu;

/** Throws `bad_input` for what PostgreSQL cannot keep exactly: NUL and lone surrogates, also inside JSON. */
export function requireStorable(...values: unknown[]): void {
  for (const value of values) {
    if (typeof value === 'string' && (value.includes('\0') || LONE_SURROGATE.test(value))) {
      throw new AppError(
        'bad_input',
        'That text holds characters that cannot be stored. Remove them and try again.',
      );
    }
    if (typeof value === 'object' && value !== null) {
      requireStorable(...Object.keys(value), ...Object.values(value));
    }
  }
}

/** For what a model or a service wrote: the same value with U+FFFD where PostgreSQL would refuse it. */
export function toStorable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll(UNSTORABLE, '\u{fffd}') as T;
  if (Array.isArray(value)) return value.map(toStorable) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(toStorable)) as T;
}
