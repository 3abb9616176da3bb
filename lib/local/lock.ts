import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, processStart } from './process-identity';

/** What a process writes of itself; `isHeld` is false while it is still asking. */
export type LockNote = { pid: number; start: string | null; isHeld: boolean; about: string };

export type Lock = { release: () => Promise<void> };

export class LockedError extends Error {
  readonly holder: LockNote;

  constructor(holder: LockNote) {
    super(`Process ${holder.pid} holds the lock.`);
    this.name = 'LockedError';
    this.holder = holder;
  }
}

const POLL_MS = 20;
const PATIENCE_MS = 10_000;

/**
 * Takes a folder for this process; throws `LockedError` when a living process has it, after waiting
 * `waitMs` for it to go. Every contender publishes a file of its own and only then looks at the
 * others, so of two at least one sees the other; the files of dead processes are cleared away. No
 * file is ever taken over, which is what makes a takeover after `kill -9` free of races.
 */
export async function acquireLock(folder: string, about: string, waitMs = 0): Promise<Lock> {
  await mkdir(folder, { recursive: true });
  const until = Date.now() + waitMs;
  const giveUp = Date.now() + PATIENCE_MS + waitMs;
  for (;;) {
    const name = `${process.pid}-${randomBytes(6).toString('hex')}`;
    const outcome = await contend(folder, name, about, giveUp);
    if (outcome === 'won') return { release: () => remove(folder, name) };
    if (outcome.isHeld ? Date.now() >= until : Date.now() >= giveUp) throw new LockedError(outcome);
    await sleep(POLL_MS + Math.random() * POLL_MS);
  }
}

/** The living process that holds a folder, if there is one. */
export async function findHolder(folder: string): Promise<LockNote | undefined> {
  return (await others(folder, '')).map(({ note }) => note).find(({ isHeld }) => isHeld);
}

/** Publishes a note under `name` and waits while only later names contend; resolves to who is in the way. */
async function contend(folder: string, name: string, about: string, giveUp: number) {
  const note = { pid: process.pid, start: processStart(process.pid), isHeld: false, about };
  await publish(folder, name, note);
  for (;;) {
    const rivals = await others(folder, name);
    if (rivals.length === 0) {
      await publish(folder, name, { ...note, isHeld: true });
      return 'won';
    }
    const inTheWay =
      rivals.find((rival) => rival.note.isHeld) ?? rivals.find((rival) => rival.name < name);
    if (inTheWay || Date.now() >= giveUp) {
      await remove(folder, name);
      return (inTheWay ?? rivals[0])?.note as LockNote;
    }
    await sleep(POLL_MS);
  }
}

async function publish(folder: string, name: string, note: LockNote): Promise<void> {
  const temporary = join(folder, `.${name}`);
  await writeFile(temporary, JSON.stringify(note));
  await rename(temporary, join(folder, name));
}

/** The notes of other living processes; those of dead ones are removed on the way. */
async function others(folder: string, own: string): Promise<{ name: string; note: LockNote }[]> {
  const names = await readdir(folder).catch(() => []);
  const living = [];
  for (const name of names) {
    if (name === own || name.startsWith('.')) continue;
    const note = await readNote(join(folder, name));
    if (!note) continue;
    if (isRunning(note.pid, note.start)) living.push({ name, note });
    else await remove(folder, name);
  }
  return living;
}

async function readNote(path: string): Promise<LockNote | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as LockNote;
  } catch {
    return undefined;
  }
}

const remove = (folder: string, name: string) => unlink(join(folder, name)).catch(() => undefined);
