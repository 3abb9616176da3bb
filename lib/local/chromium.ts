import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser without its own interface, which would share the processor with what is measured. */
const HEADLESS = ['chromium-headless-shell'];

/** Path of a Chromium on this machine: the system's, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const playwrights = chromium.executablePath();
  return findCommand(SYSTEM) ?? (existsSync(playwrights) ? playwrights : undefined);
}

/** Finds Chromium, installing it first where it is missing: Debian's package for root, else Playwright's own. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (mayInstallPackages()) installPackage('chromium');
  else run('npx', ['playwright', 'install', 'chromium']);
  const installed = findChromium();
  if (!installed)
    throw new Error('Chromium could not be installed. Install it, then run npm test again.');
  return installed;
}

/** Chromium for measuring: Debian's headless shell, installed where it may be, else what the tests use. */
export function ensureMeasuringChromium(): string {
  try {
    if (!findCommand(HEADLESS) && mayInstallPackages()) installPackage('chromium-headless-shell');
  } catch {
    // Without a network the one that is there measures too, a little worse
  }
  return findCommand(HEADLESS) ?? ensureChromium();
}

function findCommand(names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return undefined;
}

const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installPackage(name: string): void {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: 'inherit' });
}
