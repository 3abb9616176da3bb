import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { card as imageTool } from '@/lib/tools/generate-images/card';

/** What the gallery says before anybody has published. */
export function EmptyCommunity() {
  return (
    <EmptyState sentence="No pictures yet. Make one, turn on “Make this image Public”, and be the first.">
      <Link href={imageTool.path} className={buttonStyle({ variant: 'primary' })}>
        Make a picture
      </Link>
    </EmptyState>
  );
}
