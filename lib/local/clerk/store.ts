import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from '../atomic-file';
import { emptyState, prune } from './state';
import type { State } from './state';

export const STATE_FILE = 'state.json';

/** The emulator's state in memory, and the one file it is kept in. */
export class Store {
  readonly state: State;
  readonly #path: string;
  #running: Promise<void> = Promise.resolve();
  #queued: Promise<void> | undefined;

  private constructor(path: string, state: State) {
    this.#path = path;
    this.state = state;
  }

  /** Opens the state kept in a folder, or an empty one; throws when the file cannot be read as state. */
  static async open(dir: string, now = Date.now()): Promise<Store> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const path = join(dir, STATE_FILE);
    const state = await readState(path);
    prune(state, now);
    return new Store(path, state);
  }

  /**
   * Resolves when everything changed so far is on disk. Calls made while a write runs share the
   * next one, because the running write may have been serialised before their change.
   */
  commit(): Promise<void> {
    this.#queued ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#queued = undefined;
        this.#running = writeFileAtomic(this.#path, JSON.stringify(this.state));
        return this.#running;
      });
    return this.#queued;
  }
}

async function readState(path: string): Promise<State> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyState();
    throw error;
  }
  const parsed = parse(text);
  if (parsed?.version !== 1 || !parsed.users || !parsed.sessions || !parsed.clients) {
    throw new Error(
      `The local accounts in ${path} cannot be read. Move the file away to start with none.`,
    );
  }
  return { ...parsed, outbox: parsed.outbox ?? [] };
}

function parse(text: string): State | undefined {
  try {
    return JSON.parse(text) as State;
  } catch {
    return undefined;
  }
}
