import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeProcess, type Holder, isHolding } from './lock-holder';

export interface FolderLock {
  release(): Promise<void>;
}

const HEARTBEAT_MS = 5_000;
const PATIENCE_MS = 2_000;

/** Another process has the folder; the message is for the person at the terminal. */
export class FolderInUseError extends Error {
  constructor(what: string, holder: Holder) {
    const host = holder.host === hostname() ? '' : ` on ${holder.host}`;
    super(
      `The data folder ${what} is in use by process ${holder.pid}${host}. ` +
        'Stop that process first, or start with another DATA_DIR.',
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Takes a lock that only one living process can have. The folder `path` holds numbered files of which
 * the highest counts; a lock whose process is dead is taken over by creating the next number, which
 * the file system lets one contender do. Throws FolderInUseError, which names `what`, after `patienceMs`.
 */
export async function lockFolder(
  path: string,
  what = path,
  patienceMs = PATIENCE_MS,
): Promise<FolderLock> {
  await mkdir(path, { recursive: true });
  const until = Date.now() + patienceMs;
  for (;;) {
    const number = await highest(path);
    const holder = number === 0 ? undefined : await readHolder(path, number);
    if (holder && (await isHolding(holder, join(path, String(number))))) {
      if (Date.now() > until) throw new FolderInUseError(what, holder);
      await sleep(50);
    } else if (await claim(path, number + 1)) {
      return hold(path, number + 1);
    }
  }
}

async function numbers(path: string): Promise<number[]> {
  return (await readdir(path)).map(Number).filter(Number.isInteger);
}

const highest = async (path: string) => Math.max(0, ...(await numbers(path)));

async function readHolder(path: string, number: number): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(join(path, String(number)), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Writes the whole file before it gets its name, so that no reader meets half of one. */
async function put(path: string, number: number, holder: Holder, place: typeof link) {
  const draft = join(path, `draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify(holder));
  try {
    await place(draft, join(path, String(number)));
  } finally {
    await rm(draft, { force: true });
  }
}

async function claim(path: string, number: number): Promise<boolean> {
  try {
    await put(path, number, await describeProcess(), link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  if ((await highest(path)) === number) return true;
  await rm(join(path, String(number)), { force: true });
  return false;
}

async function hold(path: string, number: number): Promise<FolderLock> {
  const file = join(path, String(number));
  const older = (await numbers(path)).filter((other) => other < number);
  await Promise.all(older.map((other) => rm(join(path, String(other)), { force: true })));
  const beat = () => void utimes(file, new Date(), new Date()).catch(() => undefined);
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  heartbeat.unref();
  const release = async () => {
    clearInterval(heartbeat);
    await put(path, number, { ...(await describeProcess()), isReleased: true }, rename);
  };
  return { release };
}
