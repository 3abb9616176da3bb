import Archive from 'lucide-react/icons/archive';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useApi } from '@/components/session/use-api';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Menu } from '@/components/ui/menu';
import { saveBlob } from './save-creation';

interface Props {
  total: number;
  onDeleteAll: () => Promise<unknown>;
}

/** What can be done with the whole history: take it along, or delete it. */
export function HistoryMenu({ total, onDeleteAll }: Props) {
  const { download } = useApi();
  const [isAsking, setIsAsking] = useState(false);

  const exportAll = () =>
    toast.promise(
      download('/api/user/export').then((zip) => saveBlob(zip, 'mise-creations.zip')),
      {
        loading: 'Preparing your download',
        success: 'Saved as mise-creations.zip',
        error: (error: Error) => error.message,
      },
    );

  const items = [
    { label: 'Export everything', icon: Archive, onSelect: () => void exportAll() },
    {
      label: 'Delete everything',
      icon: Trash2,
      isDanger: true,
      onSelect: () => setIsAsking(true),
    },
  ];
  return (
    <>
      <Menu
        label="Actions for everything"
        items={items}
        triggerClassName="hover:bg-sunken text-ink-soft hover:text-ink grid size-11 place-items-center rounded-md"
      >
        <Ellipsis aria-hidden size={20} />
      </Menu>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete everything you made?"
        description={`This permanently deletes all ${total} creations, including published pictures. Export them first if you might want them again.`}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setIsAsking(false)}>Keep them</Button>
          <Button
            variant="danger"
            onClick={() => {
              setIsAsking(false);
              void onDeleteAll();
            }}
          >
            Delete everything
          </Button>
        </div>
      </Dialog>
    </>
  );
}
