import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['app', 'components', 'db', 'e2e', 'lib', 'public'];
/** What a page shows how to make, or has a placeholder for. */
const MADE = /reading-time|YOUR|\/ID$|<tool>/;
/** Set for one command or by a shell, not for the server. */
const FOR_COMMANDS = new Set(['E2E_PORT', 'YOUR_HOST']);

const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>;
const settings = readFileSync('.env.example', 'utf8');

describe.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md'])('%s', (name) => {
  const text = readFileSync(name, 'utf8').replace(/^```(ts|tsx|diff) [\s\S]*?^```$/gm, '');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');

  it('names commands that there are', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((command) => !(command in scripts))).toEqual([]);
  });

  it('names files that there are', () => {
    const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map((match) => match[1] ?? '');
    const paths = quoted.filter((part) => FOLDERS.some((folder) => part.startsWith(`${folder}/`)));
    const gone = [...linked, ...paths]
      .filter((path) => !MADE.test(path) && !path.includes(' '))
      .filter((path) => globSync(path.replaceAll('[', '[[]')).length === 0);
    expect(gone).toEqual([]);
  });

  it('names variables that .env.example explains', () => {
    const names = quoted.flatMap((part) => part.match(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g) ?? []);
    const unknown = names.filter((one) => !FOR_COMMANDS.has(one) && !settings.includes(one));
    expect(unknown).toEqual([]);
  });
});
