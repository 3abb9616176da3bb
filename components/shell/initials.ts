/** The first letters of a name's first two words, or of an email address's; never empty for either. */
export function initials(nameOrAddress: string): string {
  const [name = ''] = nameOrAddress.split('@');
  const words = name.split(/[\s._+-]+/).filter(Boolean);
  const shown = words.slice(0, 2).map((word) => (Array.from(word)[0] ?? '').toUpperCase());
  return shown.join('') || '?';
}
