import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium on this machine: the system's, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  for (const name of SYSTEM) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Finds Chromium, installing it first where it is missing: Debian's package for root, else Playwright's own. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { stdio: 'inherit' });
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = findChromium();
  if (!installed)
    throw new Error('Chromium could not be installed. Install it, then run npm test again.');
  return installed;
}
