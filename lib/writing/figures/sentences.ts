const FENCE = /^[ \t]*(`{3,}|~{3,})/;
const INLINE = /`[^`\n]*`/g;
/** An assignment or a call, which makes inline code more than a name or a figure set apart. */
const STATEMENT = /[a-z_]\s*[:=({]/i;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
const ABBREVIATION = /\b(e\.g|i\.e|approx|ca|est|vs)\.(?=\s)/gi;
const ITEM = /^\s*(?:(?:[-*+•]|\d+[.)])\s+|\|)/;
const ROW = /^\s*\|/;

/** Characters of a lead that are looked at, so that a list under a long one costs no more. */
const LONGEST_LEAD = 300;

export interface Sentence {
  text: string;
  /** What leads up to it, for a line of a list or a table: "Rough figures:", the header row. */
  lead: string;
}

/** A Markdown text without fenced code, also where its fence is never closed, and without statements. */
export function withoutCode(markdown: string): string {
  let fence = '';
  const prose = markdown.split('\n').map((line) => {
    const isEnd = fence !== '' && line.trimStart().startsWith(fence);
    const rest = isEnd ? line.trimStart().slice(fence.length) : line;
    const isInside = fence !== '' && !isEnd;
    fence = isEnd ? '' : fence || (FENCE.exec(line)?.[1] ?? '');
    return isInside || fence ? '' : rest;
  });
  return prose.join('\n').replace(INLINE, (code) => (STATEMENT.test(code) ? '' : code));
}

/** The sentences of a Markdown text, without its code, addresses, list numbers and bold marks. */
export function sentences(markdown: string): Sentence[] {
  const prose = withoutCode(markdown)
    .replace(ADDRESS, ' ')
    .replace(ABBREVIATION, '$1')
    .replaceAll('**', '');
  let lead = '';
  let header = '';
  return prose.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    header = ROW.test(line) ? header || line.slice(0, LONGEST_LEAD) : '';
    const isItem = ITEM.test(line);
    const texts = line.replace(ITEM, '').split(/(?<=[.!?।])\s+/u);
    const found = texts.map((text) => ({ text, lead: isItem ? `${lead} ${header}` : '' }));
    if (!isItem) lead = /:[*_]*\s*$/.test(line) ? (texts.at(-1) ?? '').slice(-LONGEST_LEAD) : '';
    return found;
  });
}
