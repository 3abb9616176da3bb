import type { ParsedPdf } from '@/lib/providers/pdf';
import { reviewResume } from './checks/review.ts';
import { matchJob } from './match/match.ts';
import { type Passage, passagesFor } from './notes/source.ts';
import { readPages } from './reading/read-pages.ts';
import { readResume } from './reading/resume.ts';
import type { JobMatch, OwnReview, ReadPage } from './types.ts';

/** All that is worked out from a resume without a model. */
export interface StudiedResume {
  own: OwnReview;
  match: JobMatch | null;
  pages: ReadPage[];
  /** What a model may see of it. */
  passages: Passage[];
}

/** Reads and checks a parsed resume, against a job description where there is one. */
export function studyResume(pdf: ParsedPdf, description?: string): StudiedResume {
  const resume = readResume(pdf);
  return {
    own: reviewResume(resume),
    match: description ? matchJob(resume, description) : null,
    pages: readPages(resume),
    passages: passagesFor(resume),
  };
}
