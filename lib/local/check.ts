import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium';

interface Step {
  name: string;
  command: string;
}

const checks: Step[] = [
  { name: 'format', command: 'prettier --check --log-level warn .' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'dead code', command: 'knip' },
  { name: 'unit, route, provider and database suites', command: 'vitest run' },
  { name: 'browser journeys on a production build', command: 'playwright test' },
];

/** Runs one step in the shell with its output passed through; resolves to its exit code. */
function run(step: Step): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(step.command, { shell: true, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const startedAt = Date.now();
const failed: string[] = [];
for (const step of checks) {
  console.log(`\n── ${step.name}`);
  if (step.name.startsWith('browser')) console.log(`Chromium: ${ensureChromium()}`);
  const begun = Date.now();
  const code = await run(step);
  console.log(
    `── ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - begun) / 1000)} s)`,
  );
  if (code !== 0) failed.push(step.name);
}
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(
  `\nAll of it took ${seconds} s.${failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : ''}`,
);
console.log(`checks: ${checks.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
