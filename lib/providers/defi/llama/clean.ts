/** Text from outside, for a card and for the model: one short line, without marks that could end a fence. */
export function clean(text: string, max = 60): string {
  const line = text
    .replace(/[\p{C}\p{Zl}\p{Zp}<>`]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, max).join('');
}
