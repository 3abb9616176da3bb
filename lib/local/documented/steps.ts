/** A code block of a document that names its file: a whole file, or lines to add to one. */
export interface Step {
  file: string;
  isDiff: boolean;
  code: string;
}

/** The steps under a heading of a Markdown document: its fenced blocks whose info string names a file. */
export function readSteps(document: string, heading: string): Step[] {
  const [, after = ''] = document.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return [...section.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map((match) => {
    const [, language, file = '', code = ''] = match;
    return { file, isDiff: language === 'diff', code };
  });
}

/**
 * A file with a diff's `+` lines added where its other lines are. Throws when those are not found
 * exactly once, so that a step which no longer fits says so.
 */
export function applyDiff(before: string, { file, code }: Step): string {
  const lines = code.trimEnd().split('\n');
  const join = (kept: string[]) => kept.map((line) => line.slice(1)).join('\n');
  const context = join(lines.filter((line) => !line.startsWith('+')));
  if (before.split(context).length !== 2) {
    throw new Error(`These lines do not stand exactly once in ${file}:\n${context}`);
  }
  return before.replace(context, () => join(lines));
}
