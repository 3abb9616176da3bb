async function asPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

/**
 * Puts a picture on the clipboard as PNG, the one kind that every browser takes. The promise goes into
 * the item itself, since Safari forgets the click while it would be awaited. Rejects where the browser
 * refuses or the picture does not come.
 */
export function copyPicture(picture: Promise<Blob>): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': picture.then(asPng) })]);
}

/** Puts a text on the clipboard with its headings, lists and tables, and as `plain` for what takes only that. */
export function copyRichText({ html, plain }: { html: string; plain: string }): Promise<void> {
  const part = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  const item = { ...part('text/html', html), ...part('text/plain', plain) };
  return navigator.clipboard.write([new ClipboardItem(item)]);
}

/** The picture at an address; rejects where it does not come. */
export async function fetchPicture(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('The picture did not come.');
  return response.blob();
}
