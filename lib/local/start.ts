import { banner } from './banner';
import { readEnvFiles } from './env-files';
import { startNext } from './next-process';
import { onAbandoned } from './ancestors';
import { prepareLocal } from './prepare';
import { needsBuild, readPreviewStamp, writePreviewStamp } from './preview-build';

const mode = process.argv[2];

async function main(): Promise<number> {
  if (mode !== 'dev' && mode !== 'preview') {
    console.error('Say which to start: dev or preview.');
    return 2;
  }
  const isPreview = mode === 'preview';
  const stopped = stopRequest();
  const stamp = isPreview ? await readPreviewStamp() : undefined;
  const values = readEnvFiles(process.cwd(), !isPreview);
  const local = await prepareLocal({ values, clerkPort: stamp?.clerkPort });
  try {
    console.log(`\n${banner('Mise', local.url, local.parts)}\n`);
    const run = async (args: string[]) => {
      const next = startNext(args, local.env);
      const signal = await Promise.race([stopped, next.exited.then(() => undefined)]);
      if (signal) await next.stop(signal);
      const code = await next.exited;
      return signal ? 0 : code;
    };
    if (isPreview && (await needsBuild(stamp, values, local.env))) {
      const code = await run(['build']);
      if (code !== 0 || isStopping) return code;
      await writePreviewStamp(values, local.env);
    }
    const command = isPreview ? 'start' : 'dev';
    return await run([command, '-p', String(local.port), '-H', 'localhost']);
  } finally {
    await local.close();
  }
}

let isStopping = false;

/** Resolves with the signal that asks this process to end, or when whoever started it is gone. */
function stopRequest(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const stop = (signal: NodeJS.Signals) => {
      isStopping = true;
      resolve(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    onAbandoned(() => stop('SIGTERM'));
  });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(
      `\nMise cannot start. ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  },
);
