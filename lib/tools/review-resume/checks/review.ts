import { LANGUAGE_NAMES } from '../reading/language.ts';
import type { Resume } from '../reading/resume.ts';
import type { Check, OwnReview } from '../types.ts';
import { checkContact } from './contact.ts';
import { checkDates } from './dates.ts';
import { checkLength } from './length.ts';
import { checkParsing } from './parsing.ts';
import { checkReadability } from './readability.ts';
import { checkRepetition } from './repetition.ts';
import { checkResults } from './results.ts';
import { checkSections } from './sections.ts';
import { checkVerbs } from './verbs.ts';

const CHECKS = [
  checkContact,
  checkSections,
  checkDates,
  checkResults,
  checkVerbs,
  checkRepetition,
  checkLength,
  checkReadability,
  checkParsing,
];

/** The losses of all checks, dearest first; ties keep the order of the checks. */
export function rankedLosses(checks: readonly Check[]) {
  return checks
    .flatMap(({ losses, title }) => losses.map((loss) => ({ ...loss, title })))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}

/** A single loss from which on a resume is not ready, whatever its score. */
const SERIOUS = 8;
const WORDS = ['', 'One thing is', 'Two things are', 'Three things are'];

function verdict(score: number, checks: readonly Check[]): string {
  const losses = rankedLosses(checks);
  const first =
    losses.length > 0 ? ` ${WORDS[Math.min(3, losses.length)] ?? ''} worth fixing first.` : '';
  const isSerious = losses.some(({ points }) => points >= SERIOUS);
  if (score >= 75 && isSerious)
    return 'The substance is good, but one thing must be fixed before it goes out.';
  if (score >= 90)
    return losses.length > 0 ? 'Ready to send. What is left is polish.' : 'Ready to send.';
  if (score >= 75) return `A good resume that a recruiter will read to the end.${first}`;
  if (score >= 55) return `The substance is there, but the page does not show it yet.${first}`;
  return `This needs work before it goes out.${first}`;
}

/**
 * Our own review of a resume: nine checks of 100 points together. It uses no clock, no chance and no
 * network, so the same file always scores the same.
 */
export function reviewResume(resume: Resume): OwnReview {
  const checks = CHECKS.map((run) => run(resume));
  const score = checks.reduce((sum, { points }) => sum + points, 0);
  return {
    score,
    verdict: verdict(score, checks),
    checks,
    pageCount: resume.pdf.pageCount,
    wordCount: resume.wordCount,
    language: LANGUAGE_NAMES[resume.language],
  };
}
