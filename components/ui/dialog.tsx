'use client';

import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { IconButton } from '@/components/ui/icon-button';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Keeps the title for screen readers only and leaves out the header. */
  isTitleHidden?: boolean;
  description?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A modal on the native dialog element: focus stays inside, Escape and a click beside it close it. */
export function Dialog(props: Props) {
  const { isOpen, onClose, title, isTitleHidden = false, description, className, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={cx(
        'border-line bg-raised text-ink shadow-float backdrop:bg-veil open:animate-rise m-auto max-h-[85dvh] w-[min(34rem,100%-2rem)] overflow-auto rounded-lg border p-0',
        className,
      )}
    >
      {isOpen ? (
        <div className={isTitleHidden ? undefined : 'grid gap-4 p-6'}>
          <div className={isTitleHidden ? 'sr-only' : 'flex items-start justify-between gap-4'}>
            <h2 id={`${id}-title`} className="font-display pt-1.5 text-xl">
              {title}
            </h2>
            {isTitleHidden ? null : (
              <IconButton icon={X} label="Close" className="-mt-1 -mr-2" onClick={onClose} />
            )}
          </div>
          {description ? (
            <div id={`${id}-description`} className="text-ink-soft">
              {description}
            </div>
          ) : null}
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
