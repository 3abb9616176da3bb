'use client';

import FileUp from 'lucide-react/icons/file-up';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import type { ControlProps } from '@/components/ui/field';
import { cx } from '@/components/ui/cx';
import { IconButton } from '@/components/ui/icon-button';

interface Props extends Partial<ControlProps> {
  /** What the browser offers, for example `image/*` or `application/pdf`. */
  accept: string;
  file: File | null;
  onChange: (file: File | null) => void;
  /** What is taken, for example "JPG, PNG, WebP and other formats, up to 4 MB". */
  hint: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A file input that also takes a dropped file and shows the chosen one's name and size. */
export function FileDrop(props: Props) {
  const { accept, file, onChange, hint, name, required, disabled, ...control } = props;
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = (next: File | null) => {
    if (!next && input.current) input.current.value = '';
    onChange(next);
  };

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!disabled && event.dataTransfer.files[0]) take(event.dataTransfer.files[0]);
      }}
      className={cx(
        'border-line-strong has-focus-visible:outline-ring relative grid min-h-36 place-items-center rounded-lg border border-dashed p-5 text-center outline-offset-2 transition-colors has-focus-visible:outline-2',
        isOver ? 'bg-accent-soft border-ring' : 'bg-surface hover:bg-raised',
        control['aria-invalid'] && 'border-beet',
      )}
    >
      <input
        {...control}
        ref={input}
        type="file"
        name={name}
        accept={accept}
        required={required && !file}
        disabled={disabled}
        onChange={(event) => {
          if (event.target.files?.[0]) take(event.target.files[0]);
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {file ? (
        <p className="flex max-w-full items-center gap-3">
          <span className="grid min-w-0 text-left">
            <span className="truncate font-medium">{file.name}</span>
            <span className="text-ink-soft text-sm">{sizeOf(file.size)}</span>
          </span>
          <IconButton
            icon={X}
            label={`Take ${file.name} away`}
            className="relative"
            disabled={disabled}
            onClick={() => take(null)}
          />
        </p>
      ) : (
        <p className="pointer-events-none grid justify-items-center gap-1.5">
          <FileUp aria-hidden size={24} strokeWidth={1.5} className="text-accent-text" />
          <span className="font-medium">Drop a file here, or choose one</span>
          <span className="text-ink-soft text-sm">{hint}</span>
        </p>
      )}
    </div>
  );
}
