import { globSync, readFileSync } from 'node:fs';
import type { LoadedFile } from './load';

/** A string that survives minifying and is in one view alone: a label, an example or an address. */
const views: Record<string, string> = {
  '/ai/write-article': 'The quiet case for walking meetings',
  '/ai/bhagavad-gita': 'Generate New Quote',
  '/ai/generate-images': 'A lighthouse above a calm sea',
  '/ai/remove-background': 'Download transparent PNG',
  '/ai/get-book-information': 'The Name of the Rose',
  '/ai/get-word-info': 'limerick',
  '/ai/review-resume': 'Job description (optional)',
  '/ai/get-lyrics': 'Nina Simone',
  '/ai/generate-workout-quote': 'What’s your focus?',
  '/ai/community': '/api/user/get-published-creations',
  '/chat': '/api/chat/threads',
};

/** Code that waits until it is asked for, by a string of its own. */
const later: Record<string, string> = {
  Markdown: 'footnoteDefinition',
  formulas: '\\underbrace',
  'the command menu': 'A tool, a creation or a theme',
  'the options of an article': 'People new to the subject',
  'the outline of an article': 'Keep this outline',
  'the voices of an article': 'Teach a new voice',
};

/** What a page loaded and should not have: other tools' views, and code that is to wait. */
export function foreignCode(page: string, files: readonly LoadedFile[]): string[] {
  const code = files.filter(({ kind }) => kind === 'script').map(({ text }) => text);
  const holds = (marker: string) => code.some((text) => text.includes(marker));
  const foreign = Object.entries(views).filter(([path, marker]) => path !== page && holds(marker));
  const early = Object.entries(later).filter(([, marker]) => holds(marker));
  return [...foreign, ...early].map(([name]) => `${page} loads ${name}`);
}

/** What `foreignCode` could no longer find: markers that no script of the build in `.next` holds. */
export function lostMarkers(): string[] {
  const chunks = globSync('.next/static/chunks/**/*.js').map((path) => readFileSync(path, 'utf8'));
  return Object.entries({ ...views, ...later })
    .filter(([, marker]) => !chunks.some((text) => text.includes(marker)))
    .map(
      ([name, marker]) =>
        `No script of the build holds "${marker}" any more, which stood for ${name}.`,
    );
}
