import type { PlacedMessage } from '@/db/branches';
import type { Message } from '@/db/messages';
import type { ExcerptPart } from '@/db/thread-search';
import type { Thread } from '@/db/threads';
import type { Card } from '@/lib/providers/defi/card';

/** A conversation as the browser gets it. */
export interface WireThread {
  id: string;
  title: string;
  updatedAt: string;
  /** In a search: the message in which the words were found, and the words around them. */
  match?: { messageId: string; excerpt: ExcerptPart[] };
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
  /** What it follows; null for a first message. */
  parentId: string | null;
  /** Which version it is, from 0, of how many. */
  siblings: { index: number; count: number };
  /** The ids of all its versions, in the order they were written. */
  versions: readonly string[];
}

export function toWireThread({ id, title, updatedAt }: Thread): WireThread {
  return { id, title, updatedAt: updatedAt.toISOString() };
}

export function toWireMessage(message: PlacedMessage): WireMessage {
  const { id, role, text, createdAt, status, cards, seq, parentId, versions } = message;
  return {
    id,
    from: role,
    text,
    time: createdAt.toISOString(),
    status,
    cards: Array.isArray(cards) ? (cards as Card[]) : [],
    seq,
    parentId,
    siblings: { index: versions.indexOf(id), count: versions.length },
    versions,
  };
}
