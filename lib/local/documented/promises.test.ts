import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const security = readFileSync('SECURITY.md', 'utf8');
const TESTS = ['{app,components,db,e2e,lib}/**/*.{test,spec}.{ts,tsx}', 'db/testing/suites/*.ts'];
const tests = new Set(globSync(TESTS));
const TITLE = /“([^”]+)”/g;

/** The lines under one heading. */
function linesOf(heading: string): string[] {
  const [, after = ''] = security.split(`\n## ${heading}\n`);
  return (after.split('\n## ')[0] ?? '').split('\n');
}

/** Every title that a line names, with the test file that is named next after it. */
const namedIn = (line: string) =>
  [...line.matchAll(TITLE)].map(({ 1: title = '', index }) => {
    const named = line.slice(index).matchAll(/`([^`]+)`/g);
    return {
      title,
      file: [...named].map((match) => match[1] ?? '').find((name) => tests.has(name)),
    };
  });

/** Whether a file has a test, or a group of tests, of that title. */
function hasTest({ title, file }: { title: string; file: string | undefined }): boolean {
  const source = file === undefined ? '' : readFileSync(file, 'utf8').replace(/\(\s+/g, '(');
  return ["'", '`'].some((quote) => source.includes(`(${quote}${title}${quote},`));
}

it('every promise, and everything that stands in somebody’s way, names a test', () => {
  const promises = linesOf('What is promised').filter((line) => line.startsWith('- '));
  const [, , ...threats] = linesOf('Threat model').filter((line) => line.startsWith('| '));
  expect(Math.min(promises.length, threats.length)).toBeGreaterThan(9);
  expect(promises.concat(threats).filter((line) => namedIn(line).length === 0)).toEqual([]);
});

it('every test that is named exists in the file that is named with it', () => {
  const named = security.split('\n').flatMap(namedIn);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((each) => !hasTest(each))).toEqual([]);
});
