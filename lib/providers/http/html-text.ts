import { decodeHTMLStrict } from 'entities';

const LONGEST_TAG = 2_000;
const TAG_START = /[a-z/!?]/i;

/**
 * Text without tags, in one pass however they are nested: what is left when a tag is taken out never
 * forms another one. `a < b` and `<3` are no tags and stay.
 */
export function stripTags(text: string): string {
  const kept: string[] = [];
  const open: number[] = [];
  for (const char of text) {
    kept.push(char);
    if (char === '<') open.push(kept.length - 1);
    if (char !== '>') continue;
    while (open.length > 0) {
      const start = open.pop() ?? 0;
      const isTag = TAG_START.test(kept[start + 1] ?? '') && kept.length - start <= LONGEST_TAG;
      if (!isTag) continue;
      kept.length = start;
      break;
    }
  }
  return kept.join('');
}

/** Text without `<script>` and `<style>` elements and what is in them. */
export function dropScripts(text: string): string {
  const opening = /<(?:script|style)\b/gi;
  const closing = /<\/(?:script|style)\b[^<>]*>/gi;
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    opening.lastIndex = from;
    const start = opening.exec(text);
    if (!start) break;
    closing.lastIndex = opening.lastIndex;
    if (!closing.exec(text)) break;
    kept.push(text.slice(from, start.index));
    from = closing.lastIndex;
  }
  return kept.join('') + text.slice(from);
}

const LINE_ENDING = /<(?:br|hr|\/p|\/div|\/li|\/ul|\/h[1-6])\b[^<>]*>/gi;
const PARAGRAPH = /^<\/(?:p|ul|h)/i;

/** Text without markup: tags become nothing or a line break, character references their characters. */
export function stripMarkup(text: string): string {
  const decoded = decodeHTMLStrict(text)
    .replace(/\u00A0/g, ' ')
    .replace(/\r\n?/g, '\n');
  return stripTags(
    dropScripts(decoded).replace(LINE_ENDING, (tag) => (PARAGRAPH.test(tag) ? '\n\n' : '\n')),
  )
    .replace(/[^\P{Cc}\t\n]|[\u200B\uFEFF]/gu, '')
    .toWellFormed();
}

/** HTML as plain text, with single spaces and at most one blank line in a row. */
export function htmlToText(html: string): string {
  return stripMarkup(html)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
