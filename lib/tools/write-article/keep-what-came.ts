import { AppError, hasLeft } from '@/lib/errors';
import type { TextEnd } from '@/lib/providers/text';
import { countWords } from '@/lib/words';
import type { RunContext } from '../define';

/** An article that ended early is worth keeping from this many words on. */
const WORTH_KEEPING = 50;

const STOPPED = 'You stopped this article early. What was written is in your history.';
const INTERRUPTED =
  'The writing service was interrupted before the end. What was written is in your history.';
const CUT = 'The article was cut off before its end.';

interface Kept {
  text: string;
  /** How the model ended; undefined when it was stopped or broke. */
  end: TextEnd | undefined;
  /** What the person is told of an end that came early. */
  message: string | undefined;
}

/**
 * Passes a text on as it is written. One that is stopped or breaks after 50 words is kept as far as it got; an
 * earlier end throws what ended it.
 */
export async function keepWhatCame(
  stream: AsyncGenerator<string[], TextEnd>,
  { signal, write }: Pick<RunContext, 'signal' | 'write'>,
): Promise<Kept> {
  let text = '';
  try {
    for (;;) {
      const next = await stream.next();
      if (next.done) return { text, end: next.value, message: next.value.isCut ? CUT : undefined };
      text += next.value.join('');
      await write(next.value);
    }
  } catch (error) {
    const hasBroken = signal.aborted || error instanceof AppError;
    if (!hasBroken || countWords(text) < WORTH_KEEPING) throw error;
  }
  return { text, end: undefined, message: hasLeft(signal) ? STOPPED : INTERRUPTED };
}
