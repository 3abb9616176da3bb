import type { TextEnd, TextMessage } from '@/lib/providers/text';

/** A model needs no more of a text than this to go on with it. */
const RECALLED = 24_000;
/** A longer end without a full stop is kept as it is. */
const LONGEST_SENTENCE = 300;

/** How a sentence ends, with what closes around it. */
const ENDED = /[.!?…。！？।:|][\p{Pe}\p{Pf}"'*_`]*$/u;
const BLOCK = /^(?:#{1,6}(?= )|[-*+](?= )|\d+(?=\. )|[|>])/;

/** As many characters as the longest mark at the beginning of a block has. */
const MARK_LENGTH = 7;

/**
 * The text without the sentence, heading or list item that it breaks off in: what a continuation is shown after.
 * It ends in a space where its last paragraph may go on.
 */
export function wholeSentences(text: string): string {
  const trimmed = text.trimEnd();
  if (text.slice(trimmed.length).includes('\n')) return trimmed;
  const line = trimmed.lastIndexOf('\n') + 1;
  const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const last = [...sentences.segment(trimmed.slice(line))].at(-1);
  const isWhole = !last || ENDED.test(trimmed) || last.segment.length > LONGEST_SENTENCE;
  if (isWhole || line + last.index === 0) return `${trimmed} `;
  const kept = trimmed.slice(0, line + last.index).trimEnd();
  return last.index > 0 ? `${kept} ` : kept;
}

/** What is between a text from `wholeSentences` and what is written after it, of which the beginning is enough. */
export function joint(kept: string, more: string): string {
  const mark = markOf(more.trimStart());
  const isParagraph = mark === undefined && !/^\s*\n/.test(more);
  if (isParagraph && kept.endsWith(' ')) return '';
  const isSameBlock = mark !== undefined && mark !== '#' && mark === markOf(lastLine(kept));
  return isSameBlock ? '\n' : '\n\n';
}

/** Instructions for a model so that it goes on with its own article. */
export function continuing(kept: string, words: number, of: number): TextMessage[] {
  return [
    { role: 'assistant', content: kept.slice(-RECALLED) },
    {
      role: 'user',
      content: `The article was interrupted here, after ${words} of about ${of} words. Write the rest of it, from the next sentence to its end. Repeat nothing, and do not mention the interruption.`,
    },
  ];
}

/** What a model writes after `kept`, beginning with what is between the two. */
export async function* writtenAfter(
  kept: string,
  stream: AsyncGenerator<string[], TextEnd>,
): AsyncGenerator<string[], TextEnd> {
  let beginning = '';
  let hasBegun = false;
  const joined = () => joint(kept, beginning) + beginning.trimStart();
  for (;;) {
    const next = await stream.next();
    if (next.done) {
      if (!hasBegun && beginning.trim()) yield [joined()];
      return next.value;
    }
    if (hasBegun) yield next.value;
    else beginning += next.value.join('');
    if (hasBegun || beginning.trimStart().length < MARK_LENGTH) continue;
    hasBegun = true;
    yield [joined()];
  }
}

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1).trimStart();

/** The kind of block that a line begins: `#`, a bullet, `1` for any number, `|` or `>`; none for a paragraph. */
function markOf(line: string): string | undefined {
  const [mark] = BLOCK.exec(line) ?? [];
  return mark && (/\d/.test(mark) ? '1' : mark[0]);
}
