const LARGEST_BYTES = 4_000_000;
const LARGEST_PIXELS = 12_000_000;
const QUALITIES = [0.92, 0.85, 0.75, 0.6];

/**
 * A photo as it can be sent: one over 4 MB is made smaller in the browser first, upright and as JPEG. A
 * file that the browser cannot draw is sent as it is, for the server to judge.
 */
export async function fitUpload(file: File): Promise<File> {
  if (file.size <= LARGEST_BYTES) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!picture) return file;
  const scale = Math.min(1, Math.sqrt(LARGEST_PIXELS / (picture.width * picture.height)));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= LARGEST_BYTES) return new File([blob], file.name, { type: blob.type });
  }
  return file;
}
