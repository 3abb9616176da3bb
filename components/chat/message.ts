import type { WireMessage } from '@/lib/chat/wire';
import type { Card } from '@/lib/providers/defi/card';

/** A message on the screen. */
export interface ChatMessage extends Omit<WireMessage, 'status' | 'seq' | 'siblings'> {
  status: WireMessage['status'] | 'writing';
  /** A word under an answer, such as that it could not be saved. */
  note?: string;
}

/** A question that is asked: a new one, a new version of an earlier one, or one that is there already. */
export interface Question {
  id: string;
  text: string;
  /** The message it becomes a version of. */
  replaces?: string | undefined;
}

/** What a turn's annotations may say. */
export interface TurnEvent {
  thread?: { id: string; title: string };
  messages?: { user: string; assistant: string };
  card?: Card;
  outcome?: { status: 'complete' | 'stopped'; message?: string };
}

/**
 * The question and an empty answer at the end: in the place of the message it replaces and of all that
 * followed; a question that is there already stays, and the answer becomes a version of what followed it.
 */
export function beginTurn(
  messages: readonly ChatMessage[],
  { id, text, replaces }: Question,
): ChatMessage[] {
  const at = messages.findIndex((message) => message.id === (replaces ?? id));
  const place = at < 0 ? messages.length : at;
  const before = messages.slice(0, place);
  const old = messages[place];
  const base = { time: new Date().toISOString(), cards: [] };
  const parentId = before.at(-1)?.id ?? null;
  const asked = replaces === undefined ? old : undefined;
  const versions = [...(old?.versions ?? []), id];
  const question = {
    ...base,
    id,
    from: 'user',
    text,
    status: 'complete',
    parentId,
    versions,
  } as const;
  const follows = asked ? messages[place + 1] : undefined;
  const answerId = `answer-${id}-${base.time}`;
  return [
    ...before,
    asked ?? question,
    {
      ...base,
      id: answerId,
      from: 'assistant',
      text: '',
      status: 'writing',
      parentId: id,
      versions: [...(follows?.versions ?? []), answerId],
    },
  ];
}

/** Streamed text and annotations, applied to the turn at the end. */
export function applyToTurn(
  messages: readonly ChatMessage[],
  text: string,
  events: readonly TurnEvent[],
): ChatMessage[] {
  const answer = messages.at(-1);
  if (!answer) return [];
  const id = events.find((event) => event.messages)?.messages?.assistant;
  const outcome = events.find((event) => event.outcome)?.outcome;
  const cards = events.flatMap(({ card }) => card ?? []);
  return [
    ...messages.slice(0, -1),
    {
      ...answer,
      ...(id ? { id, versions: [...answer.versions.slice(0, -1), id] } : {}),
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
