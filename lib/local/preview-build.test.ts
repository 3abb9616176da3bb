import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './clerk/testing';
import { needsBuild, readPreviewStamp, writePreviewStamp } from './preview-build';

const env = { CLERK_EMULATOR_URL: 'http://127.0.0.1:4321', PORT: '3000' };

/** A project that was just built, and whether it needs a build after something was done to it. */
async function builtProject() {
  const root = await temporaryFolder();
  await mkdir(join(root, '.next'));
  await mkdir(join(root, 'app/ai'), { recursive: true });
  await writeFile(join(root, 'app/ai/page.tsx'), 'page');
  await writeFile(join(root, 'package.json'), '{}');
  await writeFile(join(root, '.next/BUILD_ID'), 'one');
  await writePreviewStamp({}, env, root);
  const isStale = async (values = {}, added = env) =>
    needsBuild(await readPreviewStamp(root), values, added, root);
  return { root, isStale };
}

it('keeps a build while nothing it was made from has changed', async () => {
  const { root, isStale } = await builtProject();
  expect(await isStale()).toBe(false);
  expect(await isStale({ OPENAI_API_KEY: 'k' }, { ...env, PORT: '3001' })).toBe(false);
  await writeFile(join(root, 'next-env.d.ts'), 'written by the build');
  await writeFile(join(root, 'app/ai/page.test.tsx'), 'a test');
  expect(await isStale()).toBe(false);
  expect((await readPreviewStamp(root))?.clerkPort).toBe(4321);
});

it('builds again for a changed, added or touched source', async () => {
  const { root, isStale } = await builtProject();
  await writeFile(join(root, 'app/ai/page.tsx'), 'a longer page');
  expect(await isStale()).toBe(true);
  await writePreviewStamp({}, env, root);
  await writeFile(join(root, 'app/ai/layout.tsx'), 'new');
  expect(await isStale()).toBe(true);
  await writePreviewStamp({}, env, root);
  await utimes(join(root, 'package.json'), 1, 1);
  expect(await isStale()).toBe(true);
});

it('builds again for another public variable, address of the emulator or engine left out', async () => {
  const { isStale } = await builtProject();
  expect(await isStale({ NEXT_PUBLIC_X: '1' })).toBe(true);
  expect(await isStale({ CLOUDINARY_URL: 'cloudinary://k:s@demo' })).toBe(true);
  expect(await isStale({}, { ...env, CLERK_EMULATOR_URL: 'http://127.0.0.1:5' })).toBe(true);
});

it('builds again after somebody else built, and where nothing was built', async () => {
  const { root, isStale } = await builtProject();
  await writeFile(join(root, '.next/BUILD_ID'), 'two');
  expect(await isStale()).toBe(true);
  expect(await needsBuild(undefined, {}, env, root)).toBe(true);
  await writeFile(join(root, '.next/preview.json'), '{"buildId":');
  expect(await readPreviewStamp(root)).toBeUndefined();
});
