import type { Resume } from '../reading/resume.ts';
import { LANGUAGE_NAMES } from '../reading/language.ts';
import type { Statement } from '../reading/statements.ts';
import type { Check, Loss } from '../types.ts';
import { check, count, quote } from './check.ts';
import { STRONG_VERBS, WEAK_OPENINGS } from './verb-lists.ts';

const OF = 12;
/** Share of lines with a good opening from which nothing is missing. */
const ENOUGH = 0.7;
const TITLE = 'Action verbs';

const opening = (text: string) => text.toLowerCase().replace(/^(?:i|we)\s+/, '');

const WEAK = WEAK_OPENINGS.map((weak) => ({ weak, pattern: new RegExp(`^${weak}\\b`) }));

/** The weak opening of a line, if it has one. */
export function weakOpening(text: string): string | undefined {
  const start = opening(text);
  return WEAK.find(({ pattern }) => pattern.test(start))?.weak;
}

/** True when a line opens with a verb that says what was done. */
export function opensStrong(text: string): boolean {
  if (weakOpening(text)) return false;
  const words = opening(text).match(/[\p{L}'-]+/gu) ?? [];
  const first = words[0]?.endsWith('ly') ? words[1] : words[0];
  return first !== undefined && (STRONG_VERBS.has(first) || /^[\p{L}-]{3,}ed$/u.test(first));
}

/** Whether the lines about work open with what the person did. Judged in English only. */
export function checkVerbs({ statements, language, sections, lines }: Resume): Check {
  if (language !== 'en') {
    const name = LANGUAGE_NAMES[language];
    const good = `We judge opening verbs in English only; this resume is in ${name}, so no points are taken.`;
    return check('verbs', TITLE, OF, good, []);
  }
  if (statements.length === 0) {
    const experience = sections.find(({ id }) => id === 'experience')?.lines ?? [];
    return check('verbs', TITLE, OF, '', [
      {
        points: 8,
        sentence: 'There are no lines about your work whose verbs we could read.',
        advice:
          'Describe each job in bullet points that open with a verb: built, led, sold, taught.',
        evidence: quote(experience.length > 0 ? experience : lines.slice(0, 4)),
      },
    ]);
  }
  const strong = statements.filter(({ text }) => opensStrong(text));
  const share = strong.length / statements.length;
  const lost = Math.round(OF * Math.max(0, 1 - share / ENOUGH));
  const good = `${strong.length} of ${count(statements.length, 'line')} open with what you did.`;
  return check('verbs', TITLE, OF, good, split(lost, statements));
}

/** Shares the points between lines that open weakly and lines that open with no verb at all. */
function split(lost: number, statements: readonly Statement[]): Loss[] {
  const weak = statements.filter(({ text }) => weakOpening(text));
  const other = statements.filter(({ text }) => !weakOpening(text) && !opensStrong(text));
  if (lost === 0) return [];
  const weakPoints = Math.round((lost * weak.length) / (weak.length + other.length));
  const openings = [...new Set(weak.map(({ text }) => `“${weakOpening(text) ?? ''}”`))].slice(0, 3);
  const losses: Loss[] = [
    {
      points: weakPoints,
      sentence: `${count(weak.length, 'line opens', 'lines open')} with words such as ${openings.join(', ')}: responsibilities, not achievements.`,
      advice: 'Begin with the verb for what you yourself did: planned, wrote, sold, repaired.',
      evidence: quote(weak),
    },
    {
      points: lost - weakPoints,
      sentence: `${count(other.length, 'line does', 'lines do')} not open with a verb.`,
      advice: 'Put the verb first; the reader’s eye runs down the left edge.',
      evidence: quote(other),
    },
  ];
  return losses.filter(({ points }) => points > 0);
}
