'use client';

import Download from 'lucide-react/icons/download';
import { Button } from '@/components/ui/button';

interface Props {
  filename: string;
  /** Text to write into the file, or the address of what to fetch. */
  source: { text: string; mime?: string } | { url: string };
  label?: string;
}

async function blobOf(source: Props['source']): Promise<Blob> {
  if ('text' in source) return new Blob([source.text], { type: source.mime ?? 'text/plain' });
  const response = await fetch(source.url);
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return response.blob();
}

/** Saves a result as a file; where fetching it fails, its address opens in a new tab. */
export function DownloadButton({ filename, source, label = 'Download' }: Props) {
  const onClick = async () => {
    try {
      const address = URL.createObjectURL(await blobOf(source));
      const link = Object.assign(document.createElement('a'), {
        href: address,
        download: filename,
      });
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch {
      if ('url' in source) window.open(source.url, '_blank', 'noopener');
    }
  };

  return (
    <Button size="sm" onClick={onClick}>
      <Download aria-hidden size={16} />
      {label}
    </Button>
  );
}
