import type { JobMatch, OwnReview } from './types';

/**
 * The review of a resume for one job: neither its score nor its verdict is better than the share of what
 * the job asks for that the resume has.
 */
export function fitted(own: OwnReview, match: JobMatch | null): OwnReview {
  if (!match) return own;
  const met = match.matched.length;
  const asked = met + match.missing.length;
  const most = asked > 0 ? Math.round((100 * met) / asked) : 100;
  if (own.score <= most) return own;
  const verdict = `For this job it is not there yet: your resume has ${met} of the ${asked} things it asks for. Add those that are true of you.`;
  return { ...own, score: most, verdict };
}
