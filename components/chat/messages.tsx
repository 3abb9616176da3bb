import { AssistantMessage } from './assistant-message';
import type { GrowingText } from './growing-text';
import type { ChatMessage } from './message';
import { UserMessage } from './user-message';

interface Props {
  messages: readonly ChatMessage[];
  /** The text of the answer that is being written. */
  growing: GrowingText;
  isBusy: boolean;
  /** Asks a question, in the place of an earlier message and all that followed it. */
  onAsk: (question: string, replaces: string) => void;
}

/** What was said, in order; the last answer can be asked for again. */
export default function Messages({ messages, growing, isBusy, onAsk }: Props) {
  const lastAsked = messages.findLast(({ from }) => from === 'user');
  const last = messages.at(-1);
  return messages.map((message) =>
    message.from === 'user' ? (
      <UserMessage key={message.id} message={message} isBusy={isBusy} onResend={onAsk} />
    ) : (
      <AssistantMessage
        key={message.id}
        message={message}
        growing={message.status === 'writing' ? growing : undefined}
        {...(message === last && lastAsked && !isBusy
          ? { onRetry: () => onAsk(lastAsked.text, lastAsked.id) }
          : {})}
      />
    ),
  );
}
