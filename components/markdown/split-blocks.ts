const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const CONTINUES = /^(?:\s|[-*+]\s|\d+[.)]\s|\|)/;

/**
 * Cuts growing Markdown at blank lines between top-level blocks, outside code fences, lists and tables,
 * so that finished blocks keep their text and need not be parsed again. Joined they are the whole.
 */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let block = '';
  let fence: string | undefined;
  let isBlank = false;
  for (const line of markdown.split(/(?<=\n)/)) {
    if (isBlank && fence === undefined && line.trim() !== '' && !CONTINUES.test(line)) {
      blocks.push(block);
      block = '';
    }
    const mark = FENCE.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence && mark.startsWith(fence) && line.trim() === mark) fence = undefined;
    if (line.trim() === '') isBlank = block !== '';
    else isBlank = false;
    block += line;
  }
  if (block !== '') blocks.push(block);
  return blocks;
}
