/** The text with a capital first letter, unless its first word has a spelling of its own (iPhone). */
export function capitalise(text: string): string {
  const first = /^\S+/.exec(text)?.[0] ?? '';
  if (/^\p{Ll}+\p{Lu}/u.test(first)) return text;
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
