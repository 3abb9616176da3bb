import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockFolder } from '@/db/folder-lock';
import { prepareAuth } from './auth-part';
import { describeDatabase, describeMedia } from './described-parts';
import type { Values } from './env-files';
import { valueOf } from './env-files';
import { prepareImages } from './images-part';
import type { Part } from './part';
import { findPort } from './ports';
import { sharedSandbox } from './shared-sandbox';
import { prepareText } from './text-part';

export type PrepareOptions = {
  /** The environment to complete, `.env` files included. */
  values: Values;
  /** Where the Clerk emulator listens when that port is free: a build fixes its address. */
  clerkPort?: number | undefined;
  /** False never looks for a local text server: tests want the sandbox model. */
  isFindingTextServer?: boolean;
};

export type PreparedLocal = {
  /** What to add to the environment of Next's processes. */
  env: Record<string, string>;
  parts: Part[];
  url: string;
  port: number;
  close: () => Promise<void>;
};

const DEFAULT_PORT = 3000;

/**
 * Takes the data folder, finds a port, and serves whatever the environment lacks from this machine;
 * throws one sentence when it cannot. Nothing is left running when it throws.
 */
export async function prepareLocal(options: PrepareOptions): Promise<PreparedLocal> {
  const { values } = options;
  const dataDir = resolve(valueOf(values, 'DATA_DIR') ?? '.data');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(join(dataDir, 'lock'), dataDir);
  const closers = [lock.release];
  const close = async () => {
    for (const closeOne of closers.splice(0).toReversed()) await closeOne();
  };
  try {
    const port = await findPort(readPort(values));
    const url = valueOf(values, 'APP_URL') ?? `http://localhost:${port}`;
    const auth = await prepareAuth(values, join(dataDir, 'clerk'), url, options.clerkPort);
    closers.push(auth.close);
    const sandbox = sharedSandbox();
    closers.push(sandbox.close);
    const text = await prepareText(values, options.isFindingTextServer ?? true, sandbox);
    const images = await prepareImages(values, sandbox);
    const parts = [
      auth.part,
      describeDatabase(values, dataDir),
      text.part,
      images.part,
      describeMedia(values, dataDir),
    ];
    const embedded = parts.filter(({ isEmbedded }) => isEmbedded).map(({ name }) => name);
    const env = {
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: dataDir,
      MISE_LOCAL: embedded.join(','),
      NEXT_TELEMETRY_DISABLED: '1',
      ...auth.env,
      ...text.env,
      ...images.env,
    };
    return { env, parts, url, port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function readPort(values: Values): number {
  const text = valueOf(values, 'PORT') ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is ${text}, which is no port. Set it to a number up to 65535.`);
}
