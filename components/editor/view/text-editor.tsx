'use client';

import { Button } from '@/components/ui/button';
import type { StoredText } from '../saving/text-saver';
import { Conflict } from './conflict';
import { Formatting } from './formatting';
import { SaveStatus } from './save-status';
import { useEditor } from './use-editor';
import '@/components/markdown/reading.css';
import './editor.css';

interface Props {
  id: string;
  stored: StoredText;
  /** Names the text for screen readers. */
  label: string;
  onStored: (stored: StoredText) => void;
  onDone: () => void;
}

/** A creation's text to be edited in place; what is stored stays Markdown. */
export default function TextEditor({ id, stored, label, onStored, onDone }: Props) {
  const editor = useEditor({ id, stored, label, onStored });
  const { place, state, save, run, keepMine, takeTheirs, finish } = editor;
  const done = async () => {
    if (await finish()) onDone();
  };
  return (
    <div className="grid gap-4">
      <div className="editor-bar">
        {state ? <Formatting state={state} run={run} /> : null}
        <div className="ml-auto flex items-center gap-4">
          <SaveStatus state={save} />
          <Button size="sm" variant="primary" onClick={done}>
            Done
          </Button>
        </div>
      </div>
      {save.is === 'conflict' ? (
        <Conflict
          mine={save.mine}
          theirs={save.theirs.content}
          onMine={keepMine}
          onTheirs={takeTheirs}
        />
      ) : null}
      <div ref={place} className="reading editor" />
    </div>
  );
}
