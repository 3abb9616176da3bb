/** A file name from a title: letters and digits of any script, at most 60 characters. */
export function fileName(title: string, extension: string): string {
  const stem = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${stem || 'untitled'}.${extension}`;
}
