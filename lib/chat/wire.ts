import type { Message } from '@/db/messages';
import type { Thread } from '@/db/threads';
import type { Card } from '@/lib/providers/defi/card';

/** A conversation as the browser gets it. */
export interface WireThread {
  id: string;
  title: string;
  updatedAt: string;
}

/** A message as the browser gets it. */
export interface WireMessage {
  id: string;
  from: 'user' | 'assistant';
  text: string;
  time: string;
  status: Message['status'];
  cards: Card[];
  seq: number;
}

export function toWireThread({ id, title, updatedAt }: Thread): WireThread {
  return { id, title, updatedAt: updatedAt.toISOString() };
}

export function toWireMessage(message: Message): WireMessage {
  const { id, role, text, createdAt, status, cards, seq } = message;
  return {
    id,
    from: role,
    text,
    time: createdAt.toISOString(),
    status,
    cards: Array.isArray(cards) ? (cards as Card[]) : [],
    seq,
  };
}
