'use client';

import Pencil from 'lucide-react/icons/pencil';
import { memo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { limits } from '@/lib/tools/limits';
import { CopyAction } from './copy-action';
import type { ChatMessage } from './message';
import { MessageTime } from './message-time';
import { SmallAction } from './small-action';
import { focusOnMount } from './focus-on-mount';
import { VersionArrows } from './version-arrows';

interface Props {
  message: ChatMessage;
  isBusy: boolean;
  /** Sends a new text as a version of this message. */
  onResend: (text: string, id: string) => void;
  /** Asks for the answer that this question never got. */
  onAnswer: ((question: ChatMessage) => void) | undefined;
  onChoose: (id: string) => void;
}

/** What the person said, on the right; it can be edited and sent again. */
export const UserMessage = memo(function UserMessage(props: Props) {
  const { message, isBusy, onResend, onAnswer, onChoose } = props;
  const [edited, setEdited] = useState<string>();
  if (edited !== undefined) {
    const submit = () => {
      setEdited(undefined);
      onResend(edited, message.id);
    };
    return (
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <textarea
          aria-label="Edit your message"
          value={edited}
          maxLength={limits.chat}
          ref={focusOnMount}
          onChange={(event) => setEdited(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setEdited(undefined);
          }}
          className="control field-sizing-content max-h-[40dvh] min-h-20 py-3"
        />
        <div className="flex justify-end gap-2">
          <Button size="sm" variant="ghost" onClick={() => setEdited(undefined)}>
            Cancel
          </Button>
          <Button size="sm" variant="primary" type="submit" disabled={isBusy || !edited.trim()}>
            Send again
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className="group grid justify-items-end gap-1">
      <p className="bg-accent-soft max-w-[85%] rounded-lg rounded-br-sm px-4 py-2.5 whitespace-pre-wrap">
        {message.text}
      </p>
      <div className="flex items-center gap-1">
        <div className="flex opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          <CopyAction text={message.text} />
          <SmallAction
            icon={Pencil}
            label="Edit and resend"
            disabled={isBusy}
            onClick={() => setEdited(message.text)}
          />
        </div>
        <VersionArrows message={message} isBusy={isBusy} onChoose={onChoose} />
        <MessageTime time={message.time} />
      </div>
      {onAnswer ? (
        <p className="text-ink-soft flex items-center gap-3 text-sm">
          Not answered.
          <Button size="sm" onClick={() => onAnswer(message)}>
            Answer it
          </Button>
        </p>
      ) : null}
    </div>
  );
});
