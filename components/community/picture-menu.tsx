import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Lock from 'lucide-react/icons/lock';
import Trash2 from 'lucide-react/icons/trash-2';
import Paintbrush from 'lucide-react/icons/paintbrush';
import { Menu, type MenuItem } from '@/components/ui/menu';
import type { WireCreation } from '@/db/wire';
import { promptInput } from './prompt-input';

export interface PictureActions {
  takePrompt(picture: WireCreation): void;
  report(picture: WireCreation): void;
  unpublish(picture: WireCreation): void;
  remove(picture: WireCreation): void;
}

/** What a viewer, or the owner, can do with a published picture. */
export function PictureMenu({
  picture,
  actions,
}: {
  picture: WireCreation;
  actions: PictureActions;
}) {
  const use: MenuItem[] = promptInput(picture)
    ? [{ label: 'Use this prompt', icon: Paintbrush, onSelect: () => actions.takePrompt(picture) }]
    : [];
  const more: MenuItem[] = picture.isMine
    ? [
        { label: 'Make private', icon: Lock, onSelect: () => actions.unpublish(picture) },
        { label: 'Delete', icon: Trash2, isDanger: true, onSelect: () => actions.remove(picture) },
      ]
    : [{ label: 'Report', icon: Flag, isDanger: true, onSelect: () => actions.report(picture) }];
  return (
    <Menu
      label={`Actions for ${picture.prompt.slice(0, 60)}`}
      items={[...use, ...more]}
      side="top"
      triggerClassName="hover:bg-sunken text-ink-soft hover:text-ink grid size-11 place-items-center rounded-full"
    >
      <Ellipsis aria-hidden size={20} />
    </Menu>
  );
}
