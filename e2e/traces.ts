import { globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** One function of the build: its name under `.next/server`, and bytes by file from the root. */
export interface TracedFunction {
  name: string;
  files: Map<string, number>;
}

const SERVER = '.next/server';

function readTrace(manifest: string): Map<string, number> {
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as { files: string[] };
  const own = manifest.replace(/\.nft\.json$/, '');
  const sizes = new Map<string, number>();
  for (const file of [own, ...files.map((path) => resolve(dirname(manifest), path))]) {
    const real = realpathSync(file);
    if (statSync(real).isFile()) sizes.set(relative('.', real), statSync(real).size);
  }
  return sizes;
}

/** Every function of the production build with all it carries; the server's start is part of each. */
export function readTraces(): TracedFunction[] {
  const start = readTrace(resolve(SERVER, 'instrumentation.js.nft.json'));
  return globSync('app/**/*.nft.json', { cwd: SERVER }).map((path) => ({
    name: path.replace(/\.js\.nft\.json$/, ''),
    files: new Map([...start, ...readTrace(resolve(SERVER, path))]),
  }));
}

/** Megabytes of a function. */
export function megabytes({ files }: TracedFunction): number {
  return [...files.values()].reduce((sum, size) => sum + size, 0) / 1e6;
}
