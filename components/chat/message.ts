import type { WireMessage } from '@/lib/chat/wire';
import type { Card } from '@/lib/providers/defi/card';

/** A message on the screen. */
export interface ChatMessage extends Omit<WireMessage, 'status' | 'seq'> {
  status: WireMessage['status'] | 'writing';
  /** A word under an answer, such as that it could not be saved. */
  note?: string;
}

/** What a turn's annotations may say. */
export interface TurnEvent {
  thread?: { id: string; title: string };
  messages?: { user: string; assistant: string };
  card?: Card;
  outcome?: { status: 'complete' | 'stopped'; message?: string };
}

/**
 * The person's message and an empty answer at the end; with `replaces`, in the place of that message
 * and everything after it.
 */
export function beginTurn(
  messages: readonly ChatMessage[],
  text: string,
  replaces: string | undefined,
): ChatMessage[] {
  const at = replaces ? messages.findIndex(({ id }) => id === replaces) : -1;
  const base = { time: new Date().toISOString(), cards: [] };
  return [
    ...messages.slice(0, at < 0 ? undefined : at),
    { ...base, id: `sent-${base.time}`, from: 'user', text, status: 'complete' },
    { ...base, id: `answer-${base.time}`, from: 'assistant', text: '', status: 'writing' },
  ];
}

/** Streamed text and annotations, applied to the turn at the end. */
export function applyToTurn(
  messages: readonly ChatMessage[],
  text: string,
  events: readonly TurnEvent[],
): ChatMessage[] {
  const [user, answer] = messages.slice(-2);
  if (!user || !answer) return [...messages];
  const ids = events.find((event) => event.messages)?.messages;
  const outcome = events.find((event) => event.outcome)?.outcome;
  const cards = events.flatMap(({ card }) => card ?? []);
  return [
    ...messages.slice(0, -2),
    ids ? { ...user, id: ids.user } : user,
    {
      ...answer,
      ...(ids ? { id: ids.assistant } : {}),
      ...(text ? { text: answer.text + text } : {}),
      ...(cards.length > 0 ? { cards: [...answer.cards, ...cards] } : {}),
      ...(outcome ? { status: outcome.status } : {}),
      ...(outcome?.message ? { note: outcome.message } : {}),
    },
  ];
}

/** The turn at the end, if it is still being written, as it ended. */
export function endTurn(
  messages: readonly ChatMessage[],
  status: 'complete' | 'stopped',
): ChatMessage[] {
  return messages.map((message) =>
    message.status === 'writing' ? { ...message, status } : message,
  );
}
