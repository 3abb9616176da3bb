import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Globe from 'lucide-react/icons/globe';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRouter } from 'next/navigation';
import toast from 'react-hot-toast';
import { openedAt } from '@/components/tools/use-opened-creation';
import { copyPicture, fetchPicture } from '@/components/ui/clipboard';
import { Menu, type MenuItem } from '@/components/ui/menu';
import type { WireCreation } from '@/db/wire';
import { keptAs, toolOf } from '@/lib/tools/registry';
import { saveCreation } from './save-creation';
import type { useCreationActions } from './use-creation-actions';

interface Props {
  creation: WireCreation;
  actions: ReturnType<typeof useCreationActions>;
  onRename: () => void;
}

/** Everything that can be done with one creation. */
export function HistoryActions({ creation, actions, onRename }: Props) {
  const router = useRouter();
  const tool = toolOf(creation);

  const openInTool = () => {
    if (!tool) return;
    router.push(openedAt(tool.path, creation.id));
  };
  const isPicture = keptAs(creation.type) === 'picture';
  const copy = () =>
    (isPicture
      ? copyPicture(fetchPicture(creation.content))
      : navigator.clipboard.writeText(creation.content)
    ).then(
      () => toast.success('Copied'),
      () =>
        toast.error(
          isPicture
            ? 'We couldn’t copy the picture. Download it instead.'
            : 'Your browser blocked copying. Open the card and select the text.',
        ),
    );

  const items: MenuItem[] = [
    { label: 'Rename', icon: Pencil, onSelect: onRename },
    {
      label: creation.isPinned ? 'Unpin' : 'Pin to the top',
      icon: Pin,
      onSelect: () => void actions.change(creation.id, { isPinned: !creation.isPinned }),
    },
    ...(tool && creation.input
      ? [{ label: 'Open in tool', icon: SquareArrowOutUpRight, onSelect: openInTool }]
      : []),
    ...(isPicture
      ? [
          {
            label: creation.isPublished ? 'Make private' : 'Publish',
            icon: Globe,
            onSelect: () =>
              void actions.change(creation.id, { isPublished: !creation.isPublished }),
          },
        ]
      : []),
    { label: 'Copy', icon: Copy, onSelect: () => void copy() },
    { label: 'Download', icon: Download, onSelect: () => void saveCreation(creation) },
    {
      label: 'Delete',
      icon: Trash2,
      isDanger: true,
      onSelect: () => void actions.remove(creation.id),
    },
  ];
  return (
    <Menu
      label="Actions for this creation"
      items={items}
      triggerClassName="hover:bg-sunken text-ink-soft hover:text-ink grid size-11 place-items-center rounded-md"
    >
      <Ellipsis aria-hidden size={20} />
    </Menu>
  );
}
