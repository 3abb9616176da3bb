import toast from 'react-hot-toast';
import { fileName } from '@/lib/file-name';
import type { WireCreation } from '@/db/wire';
import { keptAs } from '@/lib/tools/registry';

/** Saves one creation as a file: the picture, JSON for look-ups, Markdown for the rest. */
export async function saveCreation(creation: WireCreation): Promise<void> {
  const name = creation.title ?? creation.prompt;
  const keeps = keptAs(creation.type);
  try {
    if (keeps === 'picture') {
      const response = await fetch(creation.content);
      if (!response.ok) throw new Error('The picture did not come.');
      const picture = await response.blob();
      saveBlob(picture, fileName(name, picture.type.split('/')[1] ?? 'png'));
      return;
    }
    const isJson = keeps === 'json';
    const type = isJson ? 'application/json' : 'text/markdown';
    saveBlob(new Blob([creation.content], { type }), fileName(name, isJson ? 'json' : 'md'));
  } catch {
    toast.error('We couldn’t download the file. Check your connection and try again.');
  }
}

/** Hands a file to the browser's downloads. */
export function saveBlob(blob: Blob, download: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
