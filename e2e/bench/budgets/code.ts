import { globSync, readFileSync } from 'node:fs';
import type { LoadedFile } from './load';

/** A string that survives minifying and stands in one tool's view alone: the endpoint it calls. */
const views: Record<string, string> = {
  '/ai/write-article': '/api/ai/generate-article',
  '/ai/bhagavad-gita': '/api/ai/bhagavad-gita',
  '/ai/generate-images': '/api/ai/generate-image',
  '/ai/remove-background': '/api/ai/remove-image-background',
  '/ai/get-book-information': '/api/ai/get-book-information',
  '/ai/get-word-info': '/api/ai/get-word-info',
  '/ai/review-resume': '/api/ai/resume-review',
  '/ai/get-lyrics': '/api/ai/get-lyrics',
  '/ai/generate-workout-quote': '/api/ai/generate-workout-quote',
  '/ai/community': '/api/user/get-published-creations',
  '/chat': '/api/chat/threads',
};

/** Code that waits until it is asked for, by a string of its own. */
const later: Record<string, string> = {
  Markdown: 'footnoteDefinition',
  'the command menu': 'A tool, a creation or a theme',
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
