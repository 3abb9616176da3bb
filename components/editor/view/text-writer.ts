import type { Node } from 'prosemirror-model';
import { toMarkdown } from '../document/to-markdown';

const PAUSE_MS = 300;
const LONGEST_MS = 2_000;

/**
 * Writes a document as Markdown once typing pauses, not for every letter. A document that says what it said when
 * it was opened is given as the very text it was opened from.
 */
export class TextWriter {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitingSince: number | undefined;
  private next: Node | undefined;
  private readonly opened: string;

  constructor(
    private readonly content: string,
    document: Node,
    private readonly onText: (text: string) => void,
  ) {
    this.opened = toMarkdown(document);
  }

  /** Takes the document as it is now. */
  take(document: Node): void {
    this.next = document;
    this.waitingSince ??= Date.now();
    clearTimeout(this.timer);
    const left = Math.max(0, this.waitingSince + LONGEST_MS - Date.now());
    this.timer = setTimeout(() => this.write(), Math.min(PAUSE_MS, left));
  }

  /** Writes now what waits. */
  write(): void {
    clearTimeout(this.timer);
    if (!this.next) return;
    const text = toMarkdown(this.next);
    this.next = undefined;
    this.waitingSince = undefined;
    this.onText(text === this.opened ? this.content : text);
  }
}
