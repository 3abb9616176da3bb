/** A line of the resume that a sentence of ours points at. */
export interface Evidence {
  quote: string;
  /** Counted from 1. */
  page: number;
}

/** Points lost for one reason: what we saw, what to do, and the lines that show it. */
export interface Loss {
  points: number;
  sentence: string;
  advice: string;
  evidence: Evidence[];
}

export type CheckId =
  | 'contact'
  | 'sections'
  | 'dates'
  | 'results'
  | 'verbs'
  | 'repetition'
  | 'length'
  | 'readability'
  | 'parsing';

export interface Check {
  id: CheckId;
  title: string;
  /** Points kept, of `of`. */
  points: number;
  of: number;
  /** What is right here; shown when nothing was lost, or beside the losses. */
  good: string;
  losses: Loss[];
}

export interface OwnReview {
  /** 0 to 100; 100 minus the points of every loss. */
  score: number;
  verdict: string;
  checks: Check[];
  pageCount: number;
  wordCount: number;
  language: string;
}

/** A keyword of the job description that the resume has, with where it is. */
export interface Matched {
  keyword: string;
  section: string;
  quote: string;
  page: number;
}

export interface Missing {
  keyword: string;
  /** The sentence of the job description that asks for it. */
  asked: string;
}

export interface JobMatch {
  matched: Matched[];
  missing: Missing[];
}

export interface Rewrite {
  /** The line as it is in the resume. */
  quote: string;
  page: number;
  suggestion: string;
  why: string;
}

export interface Remark {
  quote: string;
  page: number;
  text: string;
}

/** What the model added, after everything that could not be checked was dropped. */
export interface ModelNotes {
  summary: string;
  strengths: Remark[];
  concerns: Remark[];
  rewrites: Rewrite[];
  /** How many of the model's items were dropped because their quote or facts are not in the resume. */
  dropped: number;
  model: string;
}

/** Everything a stored review keeps; the file and its full text are not among it. */
export interface ResumeReview {
  version: 1;
  own: OwnReview;
  match: JobMatch | null;
  notes: ModelNotes | null;
}

/** What a parser reads of one page, shown beside a fresh result and never stored. */
export interface ReadPage {
  page: number;
  text: string;
  /** Text on the page that a person does not see. */
  hidden: string[];
}
