import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@/db/database';
import { addMessages, deleteMessages, type Message, updateMessage } from '@/db/messages';
import { createThread, deleteThread } from '@/db/threads';
import type { Card } from '@/lib/providers/defi/card';
import { describeError, log } from '@/lib/log';

const CHECKPOINT_MS = 3_000;

export interface Turn {
  userId: string;
  /** The conversation, with a title when this turn begins it. */
  thread: { id: string; title: string; isNew: boolean };
  message: string;
  ids: { user: string; assistant: string };
  /** Messages whose place this turn takes. */
  replaced: string[];
}

export interface Said {
  text: string;
  cards: Card[];
}

/**
 * Keeps a turn in its conversation while the answer grows, one write after the other, without making
 * the reader wait. What was kept survives a crash as `interrupted`; `discard` removes both messages.
 */
export class Keeper {
  private queue: Promise<void> = Promise.resolve();
  private failure: unknown;
  private savedAt = 0;
  private hasBegun = false;

  constructor(
    private readonly db: Database,
    private readonly turn: Turn,
    private readonly now: () => number = Date.now,
  ) {}

  /** Stores both messages at the first call and, every few seconds, how far the answer got. */
  save(said: Said): void {
    if (this.hasBegun && this.now() - this.savedAt < CHECKPOINT_MS) return;
    this.savedAt = this.now();
    if (this.hasBegun) this.write(said, 'interrupted');
    else this.begin(said);
  }

  /** Stores the end of the answer and lets go of what it replaced; false when it could not be kept. */
  async finish(said: Said, status: Message['status']): Promise<boolean> {
    const { userId, replaced } = this.turn;
    if (!this.hasBegun) this.begin(said);
    this.write(said, status);
    this.enqueue(() => deleteMessages(this.db, userId, replaced));
    await this.queue;
    if (this.failure) log.warn('chat.not_saved', describeError(this.failure));
    return !this.failure;
  }

  /** Takes both messages back, and the conversation when it was new. */
  async discard(): Promise<void> {
    if (!this.hasBegun) return;
    const { userId, thread, ids } = this.turn;
    await this.queue;
    this.enqueue(() => deleteMessages(this.db, userId, [ids.user, ids.assistant]));
    if (thread.isNew) this.enqueue(() => deleteThread(this.db, userId, thread.id));
    await this.queue;
  }

  private begin(said: Said): void {
    const { userId, thread, ids, message } = this.turn;
    this.hasBegun = true;
    this.enqueue(async () => {
      // The first words leave before anything is written
      await nextTurn();
      if (thread.isNew) await createThread(this.db, { id: thread.id, userId, title: thread.title });
      await addMessages(this.db, userId, thread.id, [
        { id: ids.user, role: 'user', text: message },
        { id: ids.assistant, role: 'assistant', status: 'interrupted', ...copy(said) },
      ]);
    });
  }

  private write(said: Said, status: Message['status']): void {
    const { userId, ids } = this.turn;
    const values = { ...copy(said), status };
    this.enqueue(() => updateMessage(this.db, userId, ids.assistant, values));
  }

  private enqueue(step: () => Promise<void>): void {
    this.queue = this.after(this.queue, step);
  }

  private async after(before: Promise<void>, step: () => Promise<void>): Promise<void> {
    await before;
    if (this.failure) return;
    await step().catch((error: unknown) => void (this.failure = error));
  }
}

const copy = ({ text, cards }: Said) => ({
  text,
  cards: cards.length > 0 ? [...cards] : null,
});
