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
import type { PaidRun } from '@/lib/api/paid-runs/paid-run';
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
  /** True when its sender named the question, so that the same request sent again answers this very one. */
  isNamed: boolean;
  /** The end of the branch that was shown before it. */
  shown: string | null;
}

export interface AnswerDraft {
  text: string;
  cards: Card[];
}

/**
 * Keeps a turn in its conversation while the answer grows, one write after the other, without making
 * the reader wait. What was kept survives a crash as `interrupted`; `discard` removes both messages. Nothing is
 * written for a run that was taken over.
 */
export class TurnWriter {
  private queue: Promise<void> = Promise.resolve();
  private failure: unknown;
  private savedAt = 0;
  private hasBegun = false;

  constructor(
    private readonly db: Database,
    private readonly turn: Turn,
    private readonly run: Pick<PaidRun, 'hold' | 'lost'>,
  ) {}

  /** Stores both messages at the first call and, every few seconds, how far the answer got. */
  save(draft: AnswerDraft): void {
    if (this.hasBegun && Date.now() - this.savedAt < CHECKPOINT_MS) return;
    this.savedAt = Date.now();
    const kept = copy(draft);
    const isFirst = !this.hasBegun;
    this.hasBegun = true;
    this.enqueue(async (tx) => this.write(tx, kept, 'interrupted', isFirst));
  }

  /** Resolves when all that `save` began is written, or has failed. */
  async settled(): Promise<void> {
    await this.queue;
  }

  /** Stores the end of the answer in the transaction that ends the run; throws when something before it was not kept. */
  async finish(tx: Database, draft: AnswerDraft, status: Message['status']): Promise<void> {
    if (this.failure) throw this.failure;
    await this.write(tx, copy(draft), status, !this.hasBegun);
  }

  /** Leaves the question without an answer, for a reader who left before the first word. */
  async keepQuestion(): Promise<void> {
    const { userId, ids, isAsked } = this.turn;
    if (this.hasBegun) this.enqueue((tx) => deleteMessages(tx, userId, [ids.assistant]));
    else if (!isAsked) this.enqueue((tx) => this.add(tx, [this.question()]));
    await this.leave();
  }

  /** Takes back what this turn wrote, and the conversation when it was new. */
  async discard(): Promise<void> {
    if (!this.hasBegun) return;
    this.enqueue((tx) => this.takeBack(tx));
    await this.leave();
  }

  /** Ends the writing without an answer; a turn that was taken over leaves the other one alone. */
  private async leave(): Promise<void> {
    await this.queue;
    const { lost } = this.run;
    if (this.hasBegun && lost.aborted) {
      await this.db.transaction((tx) => this.takeBack(tx)).catch(this.fail);
    }
    if (this.failure && this.failure !== lost.reason)
      log.warn('chat.not_saved', describeError(this.failure));
  }

  /** Removes this turn's messages; of a turn that was taken over, nothing that is the other one's too. */
  private async takeBack(db: Database): Promise<void> {
    const { userId, thread, ids, isAsked, isNamed, shown } = this.turn;
    const isTakenOver = this.run.lost.aborted;
    const isAnswerOnly = isAsked || (isTakenOver && isNamed);
    await deleteMessages(db, userId, isAnswerOnly ? [ids.assistant] : [ids.user, ids.assistant]);
    if (thread.isNew && !isAnswerOnly) await deleteThread(db, userId, thread.id);
    else if (!isTakenOver) await setBranch(db, userId, thread.id, shown);
  }

  private async write(
    tx: Database,
    draft: Pick<NewMessage, 'text' | 'cards'>,
    status: Message['status'],
    isFirst: boolean,
  ): Promise<void> {
    const { userId, ids, isAsked } = this.turn;
    const values = { ...draft, status };
    if (!isFirst) return updateMessage(tx, userId, ids.assistant, values);
    const answer = { id: ids.assistant, role: 'assistant', ...values } as const;
    await this.add(tx, isAsked ? [answer] : [this.question(), answer]);
  }

  private question(): NewMessage {
    return { id: this.turn.ids.user, role: 'user', text: this.turn.message };
  }

  private async add(tx: Database, added: NewMessage[]): Promise<void> {
    const { userId, thread, after } = this.turn;
    if (thread.isNew) await createThread(tx, { id: thread.id, userId, title: thread.title });
    await addMessages(tx, userId, thread.id, added, { after });
  }

  /** Writes all of a step or nothing: a conversation is never left empty. */
  private enqueue(step: (tx: Database) => Promise<void>): void {
    this.queue = this.after(this.queue, step);
  }

  private async after(before: Promise<void>, step: (tx: Database) => Promise<void>) {
    await before;
    // What is sent leaves before anything is written
    await nextTurn();
    if (this.failure) return;
    await this.db
      .transaction(async (tx) => {
        await this.run.hold(tx);
        await step(tx);
      })
      .catch(this.fail);
  }

  private readonly fail = (error: unknown): void => void (this.failure = error);
}

const copy = ({ text, cards }: AnswerDraft) => ({
  text,
  cards: cards.length > 0 ? [...cards] : null,
});
