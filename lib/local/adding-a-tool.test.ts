import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyDiff, readSteps } from './documented/steps';

const FOLDERS = ['app', 'components', 'db', 'e2e/fakes', 'lib'];
const SETTINGS = ['.oxlintrc.json', '.prettierrc.json', 'package.json', 'tsconfig.json'];
const COPIED = [...FOLDERS, ...SETTINGS, 'vitest.config.ts'];

const steps = readSteps(readFileSync('CONTRIBUTING.md', 'utf8'), 'Adding a tool');
const written = steps.filter(({ isDiff }) => !isDiff).map(({ file }) => file);
const copy = mkdtempSync(join(tmpdir(), 'adding-a-tool-'));

/** A command of this project in the copy; what it said and whether it went well. */
function run(command: string, ...options: string[]) {
  const env = { ...process.env, VITEST: undefined, NODE_OPTIONS: undefined };
  const path = join(process.cwd(), 'node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(path, options, { cwd: copy, env });
  return { status, output: `${stdout}${stderr}` };
}

beforeAll(() => {
  for (const name of COPIED) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  for (const step of steps) {
    const file = join(copy, step.file);
    mkdirSync(dirname(file), { recursive: true });
    const code = step.isDiff ? applyDiff(readFileSync(file, 'utf8'), step) : step.code;
    writeFileSync(file, code);
  }
  writeFileSync(join(copy, 'steps.json'), JSON.stringify(project));
});

/** What the steps write and what that imports: the rest of the tree is checked as it is. */
const project = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: false },
  include: steps.map(({ file }) => file),
};

afterAll(() => rmSync(copy, { recursive: true }));

const fine = { status: 0, output: expect.any(String) };

it('the documented steps are a whole tool whose types and style pass', () => {
  expect(written.length).toBeGreaterThan(4);
  expect(run('tsc', '--project', 'steps.json')).toEqual({ status: 0, output: '' });
  expect(run('oxlint', '--deny-warnings', ...written)).toEqual(fine);
  expect(run('prettier', '--check', ...written)).toEqual(fine);
});

it('its endpoint answers, and sidebar and history list it', () => {
  const suites = ['lib/tools/registry.test.ts', 'app/contrast.test.ts'];
  const own = written.filter((file) => file.endsWith('.test.ts'));
  const { status, output } = run('vitest', 'run', '--reporter=verbose', ...own, ...suites);
  expect(status, output).toBe(0);
  expect(output).toContain('Reading Time');
});
