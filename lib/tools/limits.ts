import { z } from 'zod';

/** The limits of the specification's silent parts, in characters. */
export const limits = {
  topic: 2_000,
  prompt: 2_200,
  chat: 4_000,
  word: 64,
  name: 200,
} as const;

const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/**
 * Text as a person types it: trimmed, not blank, at most `max` characters, and free of control
 * characters and lone surrogates, which no store keeps exactly.
 */
export function plainText(name: string, max: number) {
  return z
    .string(`Please enter ${name}.`)
    .trim()
    .min(1, `Please enter ${name}.`)
    .max(max, `That is too long: please keep ${name} to ${max.toLocaleString('en')} characters.`)
    .refine(
      (text) => text.isWellFormed() && !CONTROL.test(text),
      `That text contains characters that cannot be stored. Please retype ${name}.`,
    );
}
