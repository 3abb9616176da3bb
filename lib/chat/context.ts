import type { TextMessage } from '@/lib/providers/text';

/** What earlier turns may take of the model's window, in estimated tokens. */
export const HISTORY_TOKENS = 6_000;

const BYTES_PER_TOKEN = 3.5;
const TOKENS_PER_MESSAGE = 4;

interface PastMessage {
  role: 'user' | 'assistant';
  text: string;
}

/** A careful estimate of the tokens a text takes, whatever its script. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN) + TOKENS_PER_MESSAGE;
}

/**
 * The latest messages that fit into the budget, oldest first and beginning with the person's: the
 * newest are never given up for older ones.
 */
export function fitHistory(
  history: readonly PastMessage[],
  budget = HISTORY_TOKENS,
): TextMessage[] {
  let left = budget;
  let from = history.length;
  while (from > 0) {
    const cost = estimateTokens(history[from - 1]?.text ?? '');
    if (cost > left) break;
    left -= cost;
    from -= 1;
  }
  while (from < history.length && history[from]?.role !== 'user') from += 1;
  return history
    .slice(from)
    .filter(({ text }) => text !== '')
    .map(({ role, text }) => ({ role, content: text }));
}
