const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const INDENT = /^\s/;
const ITEM = /^ {0,3}(?:[-*+]|\d+[.)])\s/;
const CODE = /^(?: {4}|\t)/;
/** What micromark takes for a list after a paragraph, but not after indented code. */
const NO_ITEM = /^ {0,3}(?:[-*+]\s*$|(?!1[.)])\d+[.)])/;

/**
 * Cuts growing Markdown at blank lines between top-level blocks, outside code fences and lists, so that
 * finished blocks keep their text and need not be parsed again. Joined they are the whole.
 *
 * Parsed whole each time, 2,000 tokens take react-markdown 8.7 s of the main thread; in blocks under 1.1
 * (`npm run bench -- chat-render`). The library that does likewise, streamdown, is 156 KB of scripts.
 */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let block = '';
  let fence: string | undefined;
  let isBlank = false;
  let isList = false;
  let isCode = false;
  for (const line of markdown.split(/(?<=\n)/)) {
    const isItem = fence === undefined && ITEM.test(line);
    const continues = INDENT.test(line) || (isList && isItem) || (isCode && NO_ITEM.test(line));
    if (isBlank && fence === undefined && line.trim() !== '' && !continues) {
      blocks.push(block);
      block = '';
      isList = false;
    }
    isList ||= isItem;
    fence = fenceAfter(line, fence);
    if (line.trim() !== '') isCode = CODE.test(line);
    isBlank = line.trim() === '' && block !== '';
    block += line;
  }
  if (block !== '') blocks.push(block);
  return blocks;
}

/** The mark of the code fence that is open after a line; undefined outside of one. */
function fenceAfter(line: string, fence: string | undefined): string | undefined {
  const mark = FENCE.exec(line)?.[1];
  if (!mark || fence === undefined) return mark ?? fence;
  return mark.startsWith(fence) && line.trim() === mark ? undefined : fence;
}

/** Splits a text that mostly grows at its end: what was finished before is not read again. */
export class BlockSplitter {
  private text = '';
  private blocks: readonly string[] = [];

  /** The blocks of the whole text, as `splitBlocks` cuts them. */
  split(text: string): readonly string[] {
    const isGrown = this.text !== '' && text.startsWith(this.text);
    // A line that is not whole yet may still turn out to belong to the block before it: "-" to a list
    const open = this.blocks.at(-1)?.includes('\n') ? 1 : 2;
    const kept = isGrown ? this.blocks.slice(0, -open) : [];
    const begin = kept.reduce((length, block) => length + block.length, 0);
    if (text !== this.text) this.blocks = [...kept, ...splitBlocks(text.slice(begin))];
    this.text = text;
    return this.blocks;
  }
}

/** The code of a block that is one code fence without an end yet; undefined for any other block. */
export function openCode(block: string): string | undefined {
  const mark = FENCE.exec(block)?.[1];
  const begin = block.indexOf('\n') + 1;
  if (!mark || begin === 0) return undefined;
  const isClosed = block
    .slice(begin)
    .split('\n')
    .some((line) => FENCE.exec(line)?.[1]?.startsWith(mark));
  return isClosed ? undefined : block.slice(begin);
}
