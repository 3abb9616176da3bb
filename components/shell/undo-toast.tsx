import toast from 'react-hot-toast';
import { Button } from '@/components/ui/button';

const UNDO_MS = 10_000;

/** Says what was done, with a way back for ten seconds. */
export function showUndo(sentence: string, undo: () => void): void {
  toast(
    (shown) => (
      <span className="flex items-center gap-3">
        {sentence}
        <Button
          size="sm"
          onClick={() => {
            toast.dismiss(shown.id);
            undo();
          }}
        >
          Undo
        </Button>
      </span>
    ),
    { duration: UNDO_MS },
  );
}
