import { join } from 'node:path';
import { site } from '@/lib/site';
import { onAbandoned } from './ancestors';
import { banner } from './banner';
import { readEnvFiles } from './env-files';
import { startGuarded } from './guarded-process';
import { prepareLocal } from './prepare';
import { needsBuild, readPreviewStamp, writePreviewStamp } from './preview-build';

const NEXT = join(import.meta.dirname, '../../node_modules/next/dist/bin/next');

async function main(mode: string | undefined): Promise<number> {
  if (mode !== 'dev' && mode !== 'preview') throw new Error('Say which to start: dev or preview.');
  const isPreview = mode === 'preview';
  const stopped = stopRequest();
  const stamp = isPreview ? await readPreviewStamp() : undefined;
  const values = readEnvFiles(process.cwd(), !isPreview);
  const local = await prepareLocal({ values, clerkPort: stamp?.clerkPort });
  try {
    console.log(`\n${banner(site.name, local.url, local.parts)}\n`);
    if (isPreview && (await needsBuild(stamp, values, local.env))) {
      const built = await runNext(['build'], local.env, stopped);
      if (built.isStopped || built.code !== 0) return built.code;
      await writePreviewStamp(values, local.env);
    }
    const command = isPreview ? 'start' : 'dev';
    // Bound to 127.0.0.1 by name, Clerk's middleware rewrites to an origin Next does not know
    const args = [command, '-p', String(local.port), '-H', 'localhost'];
    return (await runNext(args, local.env, stopped)).code;
  } finally {
    await local.close();
  }
}

/** Runs one of Next's commands until it ends or this process is asked to. */
async function runNext(
  args: string[],
  env: Record<string, string>,
  stopped: Promise<NodeJS.Signals>,
) {
  const next = startGuarded([NEXT, ...args], env);
  const signal = await Promise.race([stopped, next.exited.then(() => undefined)]);
  if (!signal) return { code: await next.exited, isStopped: false };
  await next.stop(signal);
  return { code: 0, isStopped: true };
}

/** Resolves with the signal that asks this process to end, or when the npm that ran it is gone. */
function stopRequest(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
    // Whoever killed npm outright may start it again at once
    onAbandoned(() => resolve('SIGKILL'));
  });
}

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`\n${site.name} cannot start. ${message}\n`);
    process.exit(1);
  },
);
