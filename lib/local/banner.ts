import { relative } from 'node:path';
import type { Part } from './part';

/** A short block that says which part serves what, and which variable changes each. */
export function banner(name: string, url: string, parts: Part[], folder = process.cwd()): string {
  const rows = [
    { name: 'address', servedBy: url, variable: 'PORT, APP_URL' },
    ...parts.map((part) => ({ ...part, servedBy: shorten(part.servedBy, folder) })),
  ];
  const width = Math.max(...rows.map((row) => row.name.length));
  const served = Math.max(...rows.map((row) => row.servedBy.length));
  const lines = rows.map(
    (row) => `  ${row.name.padEnd(width)}  ${row.servedBy.padEnd(served)}  ${row.variable}`,
  );
  return [`${name}, with what each part runs on and the variable that changes it:`, ...lines].join(
    '\n',
  );
}

/** Writes folders the way they are seen from here. */
function shorten(text: string, folder: string): string {
  return text.replace(/(?<= in )(\/\S+)/, (path) => {
    const near = relative(folder, path);
    return near === '' || near.startsWith('..') ? path : near;
  });
}
