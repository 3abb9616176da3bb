import { AssistantMessage } from './assistant-message';
import type { GrowingText } from './growing-text';
import type { ChatMessage } from './message';
import { UserMessage } from './user-message';

interface Props {
  messages: readonly ChatMessage[];
  /** The text of the answer that is being written. */
  growing: GrowingText;
  isBusy: boolean;
  /** Asks a question in the place of an earlier one, as a version of it. */
  onEdit: (text: string, replaces: string) => void;
  /** Asks for an answer, or another one, to a question that is there. */
  onAnswer: (question: ChatMessage) => void;
  /** Shows the branch of another version of a message. */
  onChoose: (id: string) => void;
  /** The message that a search found, and where to bring it once it is drawn. */
  found: string | undefined;
  onFound: (element: HTMLElement) => void;
}

/** What was said on this branch, in order; a question without an answer can be answered, the last again. */
export default function Messages(props: Props) {
  const { messages, growing, isBusy, onEdit, onAnswer, onChoose, found, onFound } = props;
  return messages.map((message, index) => {
    // Versions of a message follow the same one, so the arrows between them keep the focus
    const key = message.parentId ?? 'first';
    const common = { message, isBusy, onChoose };
    const asked = messages[index - 1];
    const isLast = index === messages.length - 1;
    const isUnanswered = messages[index + 1]?.from !== 'assistant';
    return (
      <div
        key={key}
        ref={message.id === found ? (element) => void (element && onFound(element)) : null}
      >
        {message.from === 'user' ? (
          <UserMessage
            {...common}
            onResend={onEdit}
            onAnswer={isUnanswered && !isBusy ? onAnswer : undefined}
          />
        ) : (
          <AssistantMessage
            {...common}
            growing={message.status === 'writing' ? growing : undefined}
            onRetry={isLast && asked && !isBusy ? () => onAnswer(asked) : undefined}
          />
        )}
      </div>
    );
  });
}
