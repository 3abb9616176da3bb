import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { tracingExcludes } from '@/lib/build/tracing-excludes';
import type { Values } from './env-files';
import { writeFileAtomic } from './atomic-file';

const BUILD_ID = '.next/BUILD_ID';
const STAMP = '.next/preview.json';

/** What the last preview was built from, and the emulator's port that the build fixed. */
export type PreviewStamp = { buildId: string; fingerprint: string; clerkPort: number | undefined };

export async function readPreviewStamp(root = process.cwd()): Promise<PreviewStamp | undefined> {
  const text = await readFile(join(root, STAMP), 'utf8').catch(() => '');
  try {
    return JSON.parse(text) as PreviewStamp;
  } catch {
    return undefined;
  }
}

/** Whether the build that lies there is not the one these sources and this environment give. */
export async function needsBuild(
  stamp: PreviewStamp | undefined,
  values: Values,
  env: Record<string, string>,
  root = process.cwd(),
): Promise<boolean> {
  if (!stamp || stamp.buildId !== (await readBuildId(root))) return true;
  return stamp.fingerprint !== (await fingerprint(values, env, root));
}

export async function writePreviewStamp(
  values: Values,
  env: Record<string, string>,
  root = process.cwd(),
): Promise<void> {
  const stamp: PreviewStamp = {
    buildId: await readBuildId(root),
    fingerprint: await fingerprint(values, env, root),
    clerkPort: Number(env.CLERK_EMULATOR_URL?.split(':').at(-1)) || undefined,
  };
  await writeFileAtomic(join(root, STAMP), JSON.stringify(stamp), 0o644);
}

const readBuildId = (root: string) => readFile(join(root, BUILD_ID), 'utf8').catch(() => '');

/** A hash of the names, sizes and times of all sources, and of what a build fixes from the environment. */
async function fingerprint(
  values: Values,
  env: Record<string, string>,
  root: string,
): Promise<string> {
  const hash = createHash('sha256');
  const all = { ...values, ...env };
  const fixed = Object.entries(all)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || name === 'CLERK_EMULATOR_URL')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  hash.update(JSON.stringify([fixed, tracingExcludes(all)]));
  for (const folder of ['app', 'components', 'db', 'lib', 'public', '.']) {
    await addFolder(hash, join(root, folder), folder !== '.');
  }
  return hash.digest('hex');
}

async function addFolder(
  hash: ReturnType<typeof createHash>,
  folder: string,
  isDeep: boolean,
): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && isDeep) await addFolder(hash, path, true);
    if (!entry.isFile() || !isSource(entry.name)) continue;
    const { size, mtimeMs } = await stat(path);
    hash.update(`${path}:${size}:${mtimeMs}\n`);
  }
}

/** What Next writes itself while it builds says nothing about the sources. */
const isSource = (name: string) =>
  !name.endsWith('.tsbuildinfo') && name !== 'next-env.d.ts' && !/\.test\.tsx?$/.test(name);
