import { ApiError } from '@/lib/browser/call-api';
import type { Draft } from './drafts';

export interface StoredText {
  version: number;
  content: string;
}

export type SaveState =
  | { is: 'unchanged' | 'saving' }
  | { is: 'saved'; at: Date }
  /** It is kept on this device unless there was no room, and will be sent again. */
  | { is: 'waiting'; isOffline: boolean; isKept: boolean }
  | { is: 'failed'; message: string }
  /** Somebody changed the text elsewhere; nothing is saved until one is chosen. */
  | { is: 'conflict'; mine: string; theirs: StoredText };

export type Cause = 'edited' | 'rewritten';

export interface Save extends StoredText {
  cause: Cause;
  session?: string;
}

interface Waiting {
  content: string;
  cause: Cause;
}

interface Options {
  stored: StoredText;
  draft: Draft | undefined;
  /** Sends a text; answers what is stored then, or throws an ApiError. */
  send: (save: Save) => Promise<StoredText>;
  /** Keeps the draft on this device, or forgets it; false when it could not. */
  keep: (draft: Draft | undefined) => boolean;
  onState: (state: SaveState) => void;
  onStored: (stored: StoredText) => void;
}

/** Typing is saved when it pauses, and while it goes on without one. */
const PAUSE_MS = 1_500;
const LONGEST_MS = 10_000;
const RETRY_MS = 3_000;
const MOST_RETRY_MS = 60_000;

/**
 * Saves a text as it changes: one request at a time, each made from the version that the last one answered, and
 * kept on the device until the server has it. A text that equals what is stored is never sent.
 */
export class TextSaver {
  private readonly session: string;
  private stored: StoredText;
  /** What is to be sent, oldest first; more than one when a rewrite must be a version of its own. */
  private queue: Waiting[] = [];
  private sent: string | undefined;
  private isSending = false;
  private sending: Promise<void> | undefined;
  private theirs: StoredText | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitingSince: number | undefined;
  private failures = 0;
  private isKept = true;
  private isStopped = false;

  constructor(private readonly options: Options) {
    const { stored, draft } = options;
    this.stored = stored;
    this.session = draft?.session ?? crypto.randomUUID();
    if (!draft) return;
    this.sent = draft.sent;
    if (draft.sent !== stored.content) this.stored = { ...stored, version: draft.version };
    this.change(draft.content);
  }

  /** Takes the text as it is now. */
  change(content: string, cause: Cause = 'edited'): void {
    const last = this.queue.at(-1);
    if (content === (last ?? this.stored).content) {
      if (!last) this.options.keep(undefined);
      return;
    }
    const isLastOpen = last?.cause === 'edited' && !(this.isSending && this.queue.length === 1);
    if (isLastOpen && cause === 'edited') last.content = content;
    else this.queue.push({ content, cause });
    this.keep();
    if (this.theirs) this.tellConflict(this.theirs);
    else this.schedule(cause === 'edited' ? PAUSE_MS : 0);
  }

  /** Sends now what waits, for instance when the connection is back or the page is left. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isSending || this.theirs) return;
    const [next] = this.queue;
    if (!next) return;
    if (next.content === this.stored.content) this.accept(this.stored);
    else await (this.sending = this.send(next));
  }

  /** Sends everything that waits; false when something of it could not be saved. */
  async finish(): Promise<boolean> {
    await this.sending;
    for (let left = this.queue.length; left > 0; left = this.queue.length) {
      await this.flush();
      if (this.queue.length >= left) return false;
    }
    return true;
  }

  /** Saves this device's text over the other one, which stays as a version. */
  keepMine(): void {
    if (!this.theirs) return;
    this.stored = this.theirs;
    this.theirs = undefined;
    this.queue = this.queue.slice(-1);
    void this.flush();
  }

  /** Gives up this device's text for the other one, and answers that. */
  takeTheirs(): StoredText {
    this.stored = this.theirs ?? this.stored;
    this.theirs = undefined;
    this.queue = [];
    this.settle();
    return this.stored;
  }

  /** Sends nothing more; what was not saved stays on the device. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async send(next: Waiting): Promise<void> {
    this.isSending = true;
    this.waitingSince = undefined;
    this.options.onState({ is: 'saving' });
    const before = this.sent;
    this.sent = next.content;
    this.keep();
    try {
      const { version } = await this.options.send({
        ...next,
        version: this.stored.version,
        ...(next.cause === 'edited' ? { session: this.session } : {}),
      });
      this.isSending = false;
      this.accept({ version, content: next.content });
    } catch (error) {
      this.isSending = false;
      this.fail(error, before);
    }
  }

  private accept(stored: StoredText): void {
    this.stored = stored;
    this.failures = 0;
    this.options.onStored(stored);
    if (this.queue[0]?.content === stored.content) this.queue.shift();
    if (this.queue.length > 0) {
      this.keep();
      this.schedule(PAUSE_MS);
    } else this.settle();
  }

  private settle(): void {
    this.sent = undefined;
    this.options.keep(undefined);
    this.options.onState({ is: 'saved', at: new Date() });
  }

  private fail(error: unknown, sentBefore: string | undefined): void {
    const failure = error instanceof ApiError ? error : new ApiError(String(error), 500);
    const current = failure.body['current'] as StoredText | undefined;
    if (failure.status === 409 && current) this.meet(current, sentBefore);
    else if (mayPass(failure.status)) {
      this.options.onState({
        is: 'waiting',
        isOffline: failure.status === 0,
        isKept: this.isKept,
      });
      const pause = failure.retryAfter ? failure.retryAfter * 1_000 : RETRY_MS * 2 ** this.failures;
      this.failures += 1;
      if (!this.isStopped)
        this.timer = setTimeout(() => void this.flush(), Math.min(pause, MOST_RETRY_MS));
    } else this.options.onState({ is: 'failed', message: failure.message });
  }

  /** The server has another text: one of ours whose answer was lost, or really another. */
  private meet(current: StoredText, sentBefore: string | undefined): void {
    if (current.content === this.queue[0]?.content) this.accept(current);
    else if (current.content === sentBefore) {
      this.stored = current;
      void this.flush();
    } else {
      this.theirs = current;
      this.tellConflict(current);
    }
  }

  private tellConflict(theirs: StoredText): void {
    const mine = this.queue.at(-1)?.content ?? this.stored.content;
    this.options.onState({ is: 'conflict', mine, theirs });
  }

  private schedule(pause: number): void {
    this.options.onState({ is: 'saving' });
    this.waitingSince ??= Date.now();
    const left = Math.max(0, this.waitingSince + LONGEST_MS - Date.now());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), Math.min(pause, left));
  }

  private keep(): void {
    const content = this.queue.at(-1)?.content;
    if (content === undefined) return;
    const { session, sent, stored } = this;
    this.isKept = this.options.keep({ content, version: stored.version, session, sent });
  }
}

/** True for a failure that another try may not have: no connection, no room, a session that runs out. */
const mayPass = (status: number) =>
  status === 0 || status === 401 || status === 429 || status === 499 || status >= 500;
