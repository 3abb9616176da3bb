import toast from 'react-hot-toast';
import { Button } from '@/components/ui/button';
import type { ColourTheme } from '@/components/ui/colour-theme';
import { site } from '@/lib/site';
import { placeName, type ShownVerse } from './shown-verse';

/** Saves the verse as a picture for sharing. */
export function ShareCardButton({ verse, theme }: { verse: ShownVerse; theme: ColourTheme }) {
  const onClick = async () => {
    try {
      const { drawShareCard } = await import('./share-card');
      const place = placeName(verse);
      const picture = await drawShareCard({ text: verse.text, place, brand: site.name }, theme);
      const address = URL.createObjectURL(picture);
      const download = `gita-${verse.chapter}-${verse.verse}.png`;
      Object.assign(document.createElement('a'), { href: address, download }).click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch {
      toast.error('Your browser couldn’t create the picture. Copy the verse instead.');
    }
  };
  return (
    <Button size="sm" onClick={onClick}>
      Save as picture
    </Button>
  );
}
