const CODE =
  /^[ \t]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\1|(?![\s\S]))|`[^`\n]*[a-z_]\s*[:=({][^`\n]*`/gim;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
const ABBREVIATION = /\b(e\.g|i\.e|approx|ca|est|vs)\.(?=\s)/gi;
const ITEM = /^\s*(?:(?:[-*+•]|\d+[.)])\s+|\|)/;
const ROW = /^\s*\|/;

export interface Sentence {
  text: string;
  /** What leads up to it, for a line of a list or a table: "Rough figures:", the header row. */
  lead: string;
}

/** The sentences of a Markdown text, without its code, addresses, list numbers and bold marks. */
export function sentences(markdown: string): Sentence[] {
  const prose = markdown
    .replace(CODE, '')
    .replace(ADDRESS, ' ')
    .replace(ABBREVIATION, '$1')
    .replaceAll('**', '');
  let lead = '';
  let header = '';
  return prose.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    header = ROW.test(line) ? header || line : '';
    const isItem = ITEM.test(line);
    const texts = line.replace(ITEM, '').split(/(?<=[.!?।])\s+/u);
    const found = texts.map((text) => ({ text, lead: isItem ? `${lead} ${header}` : '' }));
    if (!isItem) lead = /:[*_]*\s*$/.test(line) ? (texts.at(-1) ?? '') : '';
    return found;
  });
}
