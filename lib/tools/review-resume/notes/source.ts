import type { Resume } from '../reading/resume.ts';
import { joinStatements } from '../reading/statements.ts';
import { INJECTION_PATTERNS } from '../checks/injection-patterns.ts';

/** A whole statement of the resume, as quotes are looked up in it. */
export interface Passage {
  text: string;
  page: number;
  section: string;
}

const MOST_CHARACTERS = 30_000;

/**
 * The resume as the model may see it: the visible statements under their headings. Hidden text and
 * lines that speak to a program are left out, so that they can change nothing.
 */
export function passagesFor({ sections }: Resume): Passage[] {
  let length = 0;
  return sections
    .flatMap((section) => joinStatements(section))
    .filter(({ text }) => !INJECTION_PATTERNS.test(text))
    .filter(({ text }) => (length += text.length) <= MOST_CHARACTERS)
    .map(({ text, page, section }) => ({ text, page, section }));
}

/** The passages as plain text, headings in capitals on lines of their own. */
export function asText(passages: readonly Passage[]): string {
  return passages
    .map(({ text, section }, at) => {
      const isNew = section !== (passages[at - 1]?.section ?? '');
      return isNew && section ? `\n${section.toUpperCase()}\n${text}` : text;
    })
    .join('\n')
    .trim();
}
