import { z } from 'zod';

const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/**
 * Text as a person types it: trimmed, not blank, at most `max` characters, and free of control
 * characters and lone surrogates, which no store keeps exactly. `name` completes the messages, for
 * example `a topic`.
 */
export function plainText(name: string, max: number) {
  return z
    .string(`Please enter ${name}.`)
    .trim()
    .min(1, `Please enter ${name}.`)
    .max(max, `That is too long. Keep it to ${max.toLocaleString('en')} characters.`)
    .refine(
      (text) => text.isWellFormed() && !CONTROL.test(text),
      `That text contains characters that cannot be stored. Please retype ${name}.`,
    );
}
