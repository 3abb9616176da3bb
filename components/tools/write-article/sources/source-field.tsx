import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { limits } from '@/lib/tools/limits';
import type { Source } from '@/lib/tools/write-article/sources';
import { readTextFile, sizeOf, withSource } from './add-sources';
import { PasteNotes } from './paste-notes';

interface Props {
  sources: readonly Source[];
  onChange: (sources: Source[]) => void;
}

/** What an article rests on: notes that were pasted and text files, five at most. */
export function SourceField({ sources, onChange }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [isPasting, setIsPasting] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const isFull = sources.length >= limits.sources;

  /** Adds what there is room for, and says of the rest why it is not there. */
  const add = (given: readonly (Source | string)[]) => {
    let list = [...sources];
    const why: string[] = [];
    for (const one of given) {
      const next = typeof one === 'string' ? one : withSource(list, one);
      if (typeof next === 'string') why.push(next);
      else list = next;
    }
    setRefused(why);
    if (list.length > sources.length) onChange(list);
    return why.length === 0;
  };
  const addFiles = async (given: File[]) => add(await Promise.all(given.map(readTextFile)));

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className={cx(
        'grid min-w-0 gap-3 rounded-md',
        isOver && 'outline-ring outline-2 outline-offset-4 outline-dashed',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void addFiles([...event.dataTransfer.files]);
      }}
    >
      <legend className="mb-2 text-sm font-medium">Sources</legend>
      {sources.length > 0 ? (
        <ul aria-label="Sources" className="grid gap-2">
          {sources.map((source, index) => (
            <SourceRow
              key={index}
              number={index + 1}
              source={source}
              onTitle={(title) => onChange(sources.with(index, { ...source, title }))}
              onRemove={() => {
                onChange(sources.toSpliced(index, 1));
                group.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
      {isPasting && !isFull ? (
        <PasteNotes
          onAdd={(source) => {
            const isAdded = add([source]);
            if (isAdded) setIsPasting(false);
          }}
          onCancel={() => setIsPasting(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={isFull} onClick={() => setIsPasting(true)}>
            Paste notes
          </Button>
          <Button size="sm" disabled={isFull} onClick={() => files.current?.click()}>
            Add files
          </Button>
        </div>
      )}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept=".txt,.md,.markdown,text/plain,text/markdown"
        aria-label="Text or Markdown files"
        onChange={({ target }) => {
          void addFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {refused.length > 0 ? (
        <div role="alert" className="text-beet text-sm font-medium">
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
      <p className="text-ink-soft text-sm">
        The article cites them. Paste notes, or drop text or Markdown files:{' '}
        {sizeOf(sources).toLocaleString()} of {limits.sourceText.toLocaleString()} characters used.
      </p>
    </fieldset>
  );
}

interface RowProps {
  number: number;
  source: Source;
  onTitle: (title: string) => void;
  onRemove: () => void;
}

function SourceRow({ number, source: { title, text }, onTitle, onRemove }: RowProps) {
  return (
    <li className="grid">
      <span className="flex items-center gap-1">
        <Input
          aria-label={`Title of source ${number}`}
          className="min-w-0 grow"
          maxLength={limits.sourceTitle}
          value={title}
          onChange={(event) => onTitle(event.target.value)}
        />
        <IconButton icon={X} label={`Remove ${title || `source ${number}`}`} onClick={onRemove} />
      </span>
      <span className="text-ink-soft px-1 text-sm">{text.length.toLocaleString()} characters</span>
    </li>
  );
}
