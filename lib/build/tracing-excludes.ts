type Values = Readonly<Record<string, string | undefined>>;

/** What no server needs: local data, and what only development and tests run. */
const NEVER = ['./.data/**/*', './lib/local/**/*', './e2e/**/*'];

/** The packages of embedded engines, and the variable whose service takes each one's place. */
const ENGINES = [
  { variable: 'DATABASE_URL', files: './node_modules/@electric-sql/**/*' },
  { variable: 'CLOUDINARY_URL', files: './node_modules/@techstark/opencv-js/**/*' },
];

/** Globs of the files that are left out of every function built with these variables. */
export function tracingExcludes(values: Values): string[] {
  const replaced = ENGINES.filter(({ variable }) => values[variable]);
  return [...NEVER, ...replaced.map(({ files }) => files)];
}
