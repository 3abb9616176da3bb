import type { Place } from './index';

const NUMBERED = /^(?:(?:chapter|ch|bg|gita) )?(\d{1,2})(?: verse| v)? (\d{1,2})$/;
const HAS_SEPARATOR = /\d\s*[.:]\s*\d|verse|\bv\b/i;

/** The place that a question names, such as `2.47`, `2:47` or `chapter 2 verse 47`; undefined when it names none. */
export function readReference(question: string): Place | undefined {
  const plain = question
    .toLowerCase()
    .split(/[\s.,:]+/)
    .filter(Boolean)
    .join(' ');
  const match = HAS_SEPARATOR.test(question) ? NUMBERED.exec(plain) : null;
  return match ? { chapter: Number(match[1]), verse: Number(match[2]) } : undefined;
}
