import { AppError } from '@/lib/errors';

const LONE_SURROGATE = /\p{Surrogate}/u;
const isStorable = (text: string) => !LONE_SURROGATE.test(text) && !text.includes('\0');

/** Throws `bad_input` for what PostgreSQL cannot keep exactly: NUL and lone surrogates, also inside JSON. */
export function requireStorable(...values: unknown[]): void {
  for (const value of values) {
    if (typeof value === 'string' && !isStorable(value)) {
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
