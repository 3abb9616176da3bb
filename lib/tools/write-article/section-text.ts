import type { TextEnd } from '@/lib/providers/text';
import { countWords } from '@/lib/words';

/** How far a section may go over its words before it ends with the sentence it is in. */
const PATIENCE = 1.1;
const SENTENCE_END = /[.!?…。！？।][\p{Pe}\p{Pf}"'*_]{0,3}(?: ?\[\d{1,2}\]){0,5}$/u;
/** Between two words, the first of which may end a sentence. */
const GAP = /(?<=\S)(?=\s)/u;
const HEADING = /^#{1,6}(?: .*)?$/;

/**
 * The text of one section as it is written: without headings of the model's own and no longer than its words
 * allow.
 */
export async function* sectionText(
  stream: AsyncGenerator<string[], TextEnd>,
  words: number,
): AsyncGenerator<string[], TextEnd> {
  const lines = new ProseLines();
  let written = '';
  for (;;) {
    const next = await stream.next();
    const text = next.done ? lines.end() : lines.push(next.value.join(''));
    const more = written === '' ? text.trimStart() : text;
    const kept = more.slice(0, roomFor(more, written, words * PATIENCE));
    written += kept;
    if (kept) yield [kept];
    if (next.done) return next.value;
    if (kept.length === more.length) continue;
    const end = { model: '', isCut: false, toolCalls: [] };
    await stream.return(end);
    return end;
  }
}

/** How much of `more` comes before the first end of a sentence that is past the words; all of it where none is. */
function roomFor(more: string, written: string, words: number): number {
  let left = words - countWords(written);
  let place = 0;
  for (const piece of more.split(GAP)) {
    place += piece.length;
    left -= countWords(piece);
    const soFar = written.slice(-20) + more.slice(Math.max(0, place - 40), place);
    if (left < 0 && place < more.length && SENTENCE_END.test(soFar)) return place;
  }
  return more.length;
}

/** Passes text on as it comes, but for lines that are headings. */
class ProseLines {
  /** The beginning of a line that may become a heading. */
  private pending = '';
  /** True when the current line's beginning was passed on. */
  private isOpen = false;

  push(text: string): string {
    let prose = '';
    for (const piece of text.split(/(?<=\n)/)) {
      const isWhole = piece.endsWith('\n');
      if (this.isOpen) {
        prose += piece;
        this.isOpen = !isWhole;
        continue;
      }
      this.pending += piece;
      const start = this.pending.trimStart();
      if (isWhole) prose += this.end();
      else if (start !== '' && !start.startsWith('#')) {
        prose += this.end();
        this.isOpen = true;
      }
    }
    return prose;
  }

  end(): string {
    const line = this.pending;
    this.pending = '';
    return HEADING.test(line.trim()) ? '' : line;
  }
}
