/** The definitions that a block begins with: within other text they would be part of it. */
const DEFINITIONS = /^(?: {0,3}\[[^\]\n]+\]:[ \t]*\S[^\n]*(?:\n|$))+/;
const DEFINITION = /^ {0,3}\[([^\]^][^\]]*)\]:.*$/gm;
const NOTE = /\[\^([^\]\s]+)\](?!:)/g;
const LABEL = /\[([^\][^][^\][]*)\]/g;
const ROW = /^ {0,3}\|/;
const UNDER_HEAD = /^[ \t|:-]*$/;

/** A block of a text that grows, with what it needs of the rest. */
export interface GrowingBlock {
  text: string;
  /** The footnotes named so far, in the order of their numbers, one a line. */
  notes: string;
}

const sameLabel = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The blocks of a growing text so that each can be rendered alone: with the definitions of the links it names
 * before it, wherever in the text they are, and every footnote as if it were defined already.
 */
export function growingBlocks(blocks: readonly string[]): GrowingBlock[] {
  const links = new Map<string, string>();
  for (const block of blocks) {
    const [begin = ''] = DEFINITIONS.exec(block) ?? [];
    for (const [line, label = ''] of begin.matchAll(DEFINITION)) {
      if (!links.has(sameLabel(label))) links.set(sameLabel(label), line.trim());
    }
  }
  const notes = new Set<string>();
  return blocks.map((text) => {
    const given = new Set<string>();
    for (const [, label = ''] of text.matchAll(NOTE)) {
      notes.add(label.toLowerCase());
      given.add(`[^${label}]: …`);
    }
    for (const [, label = ''] of links.size > 0 ? text.matchAll(LABEL) : []) {
      const definition = links.get(sameLabel(label));
      if (definition) given.add(definition);
    }
    // The last keeps indented code from continuing a footnote
    const before = given.size > 0 ? `${[...given].join('\n\n')}\n\n[\uE000]: #\n\n` : '';
    return { text: before + text, notes: [...notes].join('\n') };
  });
}

/** A growing block whose end is the head of a table, with the line that makes it one: no raw pipes are seen. */
export function completeTable(block: string): string {
  const lines = block.split('\n');
  const hasLineUnder = ROW.test(lines.at(-2) ?? '') && UNDER_HEAD.test(lines.at(-1) ?? '');
  const at = lines.length - (hasLineUnder ? 2 : 1);
  const head = lines[at] ?? '';
  const isInTable = ROW.test(lines[at - 1] ?? '');
  if (!ROW.test(head) || isInTable) return block;
  const cells = head
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  const isEmpty = cells.every((cell) => cell.trim() === '');
  const table = isEmpty ? [] : [head.trimEnd(), `${'|---'.repeat(cells.length)}|`];
  return [...lines.slice(0, at), ...table].join('\n');
}
