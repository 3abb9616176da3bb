import { withoutCode } from '../figures/sentences';
import { sentencesOf } from '../sentences';

/** Lines that are not sentences: headings, rules, rows of tables, and what footnotes and sources stand for. */
const NOT_PROSE = /^\s*(?:#{1,6}\s|\||[-*_=]{3,}\s*$|\[\^[^\]\s]{1,40}\]:|\[\d{1,2}\]\s)/;
const ITEM = /^\s*(?:>\s?)?(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?|^\s*>\s?/;
const LINK = /!?\[([^[\]\n]*)\]\([^()\n]*\)/g;
const CITATION = / ?\[\^?[^[\]\s]{1,40}\](?!\()/g;
const MARKS = /\*\*|__|~~|[*`]/g;

/** The sentences of a Markdown text as they are read: no headings, tables, code, marks, addresses or citations. */
export function proseSentences(markdown: string): string[] {
  const blocks: string[] = [''];
  for (const line of withoutCode(markdown).split('\n')) {
    const isBreak = line.trim() === '' || NOT_PROSE.test(line);
    if (isBreak || ITEM.test(line)) blocks.push('');
    if (!isBreak) blocks.push(`${blocks.pop()} ${line.replace(ITEM, '')}`);
  }
  return blocks
    .flatMap((block) => sentencesOf(plain(block)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const plain = (text: string) =>
  text.replace(LINK, '$1').replace(CITATION, '').replace(MARKS, '').replace(/\s+/g, ' ');

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a sentence in lower case, without the punctuation around them. */
export const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(WORD) ?? [];
