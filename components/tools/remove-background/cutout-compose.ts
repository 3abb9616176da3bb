import { fetchPicture } from '@/components/ui/clipboard';

/** What is put behind a cut-out. */
export type Ground =
  { kind: 'none' } | { kind: 'colour'; colour: string } | { kind: 'picture'; file: File };

/** The cut-out on its new ground as a PNG, drawn in the browser; without a ground it comes as it is. */
export async function composeCutout(cutout: string, ground: Ground): Promise<Blob> {
  const file = await fetchPicture(cutout);
  if (ground.kind === 'none') return file;
  const subject = await createImageBitmap(file);
  const { width, height } = subject;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  if (ground.kind === 'colour') {
    context.fillStyle = ground.colour;
    context.fillRect(0, 0, width, height);
  }
  if (ground.kind === 'picture') {
    const picture = await createImageBitmap(ground.file);
    const scale = Math.max(width / picture.width, height / picture.height);
    const [w, h] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
  }
  context.drawImage(subject, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
