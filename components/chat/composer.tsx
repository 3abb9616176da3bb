'use client';

import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import type { KeyboardEvent } from 'react';
import { limits } from '@/lib/tools/limits';
import { useDraft, writeDraft } from './draft';

const MAX_HEIGHT = 140;

interface Props {
  threadId: string | undefined;
  isBusy: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
  /** Called when a person is about to write. */
  onFocus: () => void;
}

/** The docked input: Enter sends, Shift+Enter breaks the line, at most 140 px high. */
export function Composer({ threadId, isBusy, onSend, onStop, onFocus }: Props) {
  const text = useDraft(threadId);
  const canSend = !isBusy && text.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend(text);
  };

  return (
    <form
      className="border-line-strong bg-surface focus-within:border-ring flex items-end gap-1 rounded-[1.6rem] border p-1.5 transition-colors"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend(text);
      }}
    >
      <textarea
        id="message"
        name="message"
        aria-label="Message"
        rows={Math.min(4, text.split('\n').length)}
        value={text}
        maxLength={limits.chat}
        placeholder="Ask about DeFi"
        onFocus={onFocus}
        onChange={(event) => writeDraft(threadId, event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content min-h-11 min-w-0 grow resize-none bg-transparent px-3.5 py-2.5 outline-none"
        style={{ maxHeight: MAX_HEIGHT }}
      />
      {isBusy ? (
        <button
          type="button"
          aria-label="Stop"
          title="Stop"
          onClick={onStop}
          className="border-line-strong hover:border-ink grid size-11 shrink-0 place-items-center rounded-full border"
        >
          <Square aria-hidden size={15} fill="currentColor" />
        </button>
      ) : null}
      <button
        type="submit"
        aria-label="Send"
        title="Send"
        disabled={!canSend}
        className="bg-accent text-on-accent hover:not-disabled:bg-accent-strong disabled:bg-sunken disabled:text-ink-soft grid size-11 shrink-0 place-items-center rounded-full transition-colors"
      >
        <ArrowUp aria-hidden size={20} />
      </button>
    </form>
  );
}
