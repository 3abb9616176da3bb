/** Why a person looking at the page does not see a run of text that a parser reads. */
export type HiddenReason =
  'invisible' | 'same-colour' | 'transparent' | 'tiny' | 'off-page' | 'covered' | 'hidden-layer';

/** One run of text as the file places it; points, origin at the top left of the upright page. */
export interface TextItem {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  /** Font size in points as shown. */
  size: number;
  font: string;
  isBold: boolean;
  isLineEnd: boolean;
  hidden?: HiddenReason;
}

export interface HiddenRun {
  text: string;
  reason: HiddenReason;
  x: number;
  y: number;
}

export interface PdfPage {
  number: number;
  width: number;
  height: number;
  items: TextItem[];
  hidden: HiddenRun[];
  /** Share of the page that pictures cover, 0 to 1. */
  pictureShare: number;
  /** Addresses behind links, such as `mailto:` and profile pages. */
  links: string[];
  /** The page's text in the order the file stores it: what a plain parser reads. */
  text: string;
}

export interface ParsedPdf {
  pageCount: number;
  pages: PdfPage[];
  text: string;
}

export interface PdfLimits {
  pages: number;
  characters: number;
}

export interface PdfRefusal {
  isOk: false;
  reason: PdfProblem;
  pageCount?: number;
}

export type PdfAnswer = { isOk: true; pdf: ParsedPdf } | PdfRefusal;

export type PdfProblem =
  'encrypted' | 'broken' | 'too-many-pages' | 'too-much-text' | 'no-text' | 'picture-only';
