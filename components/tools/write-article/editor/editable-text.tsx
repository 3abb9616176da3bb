import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import { useAuth } from '@clerk/nextjs';
import { lazy, Suspense, useState } from 'react';
import { readDraft } from '@/components/editor/saving/drafts';
import type { StoredText } from '@/components/editor/saving/text-saver';
import { Reading } from '@/components/markdown/reading';
import { Button } from '@/components/ui/button';
import type { WireCreation } from '@/db/wire';

const Versions = lazy(() => import('@/components/editor/versions/versions'));
const TextEditor = lazy(() => import('@/components/editor/view/text-editor'));

interface Props {
  creation: WireCreation;
  onStored: (stored: StoredText) => void;
}

/**
 * A kept text article to read, and to edit in place once that is asked for. What this device typed and the server
 * does not have yet is opened at once.
 */
export function EditableText({ creation, onStored }: Props) {
  const { id, content } = creation;
  const { userId } = useAuth();
  const [isEditing, setIsEditing] = useState(() => Boolean(userId && readDraft(userId, id)));

  const [isLookingBack, setIsLookingBack] = useState(false);
  const reading = <Reading>{content}</Reading>;
  if (isEditing)
    return (
      <Suspense fallback={reading}>
        <TextEditor
          id={id}
          stored={creation}
          label="Article"
          onStored={onStored}
          onDone={() => setIsEditing(false)}
        />
      </Suspense>
    );
  return (
    <>
      {reading}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setIsEditing(true)}>
          <Pencil aria-hidden size={16} />
          Edit
        </Button>
        <Button onClick={() => setIsLookingBack(true)}>
          <History aria-hidden size={16} />
          Versions
        </Button>
      </div>
      {isLookingBack ? (
        <Suspense>
          <Versions
            id={id}
            stored={creation}
            onStored={onStored}
            onClose={() => setIsLookingBack(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
