/** Counts the words a reader would count in Markdown: runs of letters or digits between spaces. */
export function countWords(markdown: string): number {
  let words = 0;
  for (const token of markdown.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(token)) words += 1;
  return words;
}
