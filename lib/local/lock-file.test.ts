import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Entry {
  name?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const IN_TREE = 'lib/local/';
const lock = readFileSync(join(process.cwd(), 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(lock) as { packages: Record<string, Entry> };
const installed = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));

/** An optional binary for a platform that we neither check nor deploy on. */
function isForOtherPlatform({ optional, os, cpu, libc }: Entry): boolean {
  const ours = (asked: string[] | undefined, known: string[]) =>
    asked === undefined || known.some((name) => asked.includes(name));
  const isOurs = ours(os, ['linux']) && ours(cpu, ['x64', 'arm64']) && ours(libc, ['glibc']);
  return optional === true && !isOurs;
}

it('has the digest of every package that is fetched for the platforms we check and deploy on', () => {
  const unproved = installed.filter(
    ([, entry]) => !entry.link && !entry.integrity && !isForOtherPlatform(entry),
  );
  expect(unproved).toEqual([]);
  expect(installed.length).toBeGreaterThan(600);
});

it('has the binaries of every platform, without which npm ci refuses it there', () => {
  const names = new Set(installed.map(([path]) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap((one) =>
    Object.keys(one.optionalDependencies ?? {}),
  );
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(100);
});

it('names no registry and no package under another name than its own', () => {
  const addressed = installed.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith(IN_TREE),
  );
  const renamed = installed.filter(([, { name }]) => name !== undefined);
  expect({ addressed, renamed }).toEqual({ addressed: [], renamed: [] });
});

it('is what the checks install, here and on a host', () => {
  const commands = readFileSync('.ci/run', 'utf8').match(/^npm .*$/gm);
  expect(commands).toEqual(['npm ci --no-audit --no-fund', 'npm test']);
  const steps = readFileSync('.github/workflows/check.yml', 'utf8').matchAll(/\brun: (.*)$/gm);
  expect([...steps].map(([, command]) => command)).toEqual(['.ci/run']);
});
