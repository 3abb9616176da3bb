import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@/db/database';
import { setBranch } from '@/db/branches';
import {
  addMessages,
  deleteMessages,
  type Message,
  type NewMessage,
  updateMessage,
} from '@/db/messages';
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
  /** What its first new message follows; null when nothing. */
  after: string | null;
  /** True when the question is there already, and only the answer is new. */
  isAsked: boolean;
  /** The end of the branch that was shown before it. */
  shown: string | null;
}

export interface AnswerDraft {
  text: string;
  cards: Card[];
}

/**
 * Keeps a turn in its conversation while the answer grows, one write after the other, without making
 * the reader wait. What was kept survives a crash as `interrupted`; `discard` removes both messages.
 */
export class TurnWriter {
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
  save(draft: AnswerDraft): void {
    if (this.hasBegun && this.now() - this.savedAt < CHECKPOINT_MS) return;
    this.savedAt = this.now();
    if (this.hasBegun) this.write(draft, 'interrupted');
    else this.begin(draft);
  }

  /** Stores the end of the answer; false when it could not be kept. */
  async finish(draft: AnswerDraft, status: Message['status']): Promise<boolean> {
    if (!this.hasBegun) this.begin(draft);
    this.write(draft, status);
    return this.settle();
  }

  /** Leaves the question without an answer, for a reader who left before the first word. */
  async keepQuestion(): Promise<void> {
    const { userId, ids, isAsked } = this.turn;
    if (this.hasBegun) this.enqueue(() => deleteMessages(this.db, userId, [ids.assistant]));
    else if (!isAsked) this.enqueue(() => this.add([this.question()]));
    await this.settle();
  }

  /** Takes back what this turn wrote, and the conversation when it was new. */
  async discard(): Promise<void> {
    if (!this.hasBegun) return;
    const { userId, thread, ids, isAsked, shown } = this.turn;
    const written = isAsked ? [ids.assistant] : [ids.user, ids.assistant];
    this.enqueue(() => deleteMessages(this.db, userId, written));
    if (thread.isNew) this.enqueue(() => deleteThread(this.db, userId, thread.id));
    else this.enqueue(() => setBranch(this.db, userId, thread.id, shown));
    await this.queue;
  }

  private begin(draft: AnswerDraft): void {
    const { ids, isAsked } = this.turn;
    this.hasBegun = true;
    this.enqueue(async () => {
      // The first words leave before anything is written
      await nextTurn();
      const answer = { id: ids.assistant, role: 'assistant', status: 'interrupted' } as const;
      const written = { ...answer, ...copy(draft) };
      await this.add(isAsked ? [written] : [this.question(), written]);
    });
  }

  private question(): NewMessage {
    return { id: this.turn.ids.user, role: 'user', text: this.turn.message };
  }

  /** Writes all of it or nothing: a conversation is never left empty. */
  private async add(added: NewMessage[]): Promise<void> {
    const { userId, thread, after } = this.turn;
    await this.db.transaction(async (tx) => {
      if (thread.isNew) await createThread(tx, { id: thread.id, userId, title: thread.title });
      await addMessages(tx, userId, thread.id, added, { after });
    });
  }

  private async settle(): Promise<boolean> {
    await this.queue;
    if (this.failure) log.warn('chat.not_saved', describeError(this.failure));
    return !this.failure;
  }

  private write(draft: AnswerDraft, status: Message['status']): void {
    const { userId, ids } = this.turn;
    const values = { ...copy(draft), status };
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

const copy = ({ text, cards }: AnswerDraft) => ({
  text,
  cards: cards.length > 0 ? [...cards] : null,
});
