import { AppError } from '@/lib/errors';
import type { PdfLimits, PdfProblem } from './types';

const AGAIN = 'Export the resume as PDF again from the program you wrote it in and upload that.';

/** The sentence for each way a PDF cannot be read. */
export function pdfProblem(reason: PdfProblem, limits: PdfLimits, pageCount?: number): AppError {
  switch (reason) {
    case 'encrypted':
      return new AppError(
        'unprocessable',
        'That PDF is locked with a password. Save a copy without the password and upload the copy.',
      );
    case 'broken':
      return new AppError('unprocessable', `That PDF is damaged and cannot be opened. ${AGAIN}`);
    case 'picture-only':
      return new AppError(
        'unprocessable',
        'That PDF is a scan: pages of pictures without text, which no tracking system can read. ' +
          'Export it from a word processor instead.',
      );
    case 'no-text':
      return new AppError(
        'unprocessable',
        'That PDF has no text in it; the pages are blank or their letters were turned into shapes. ' +
          AGAIN,
      );
    case 'too-many-pages':
      return new AppError(
        'unprocessable',
        `That PDF has ${pageCount?.toLocaleString('en') ?? 'too many'} pages; a resume here may have at most ` +
          `${limits.pages}. Upload the resume alone.`,
      );
    case 'too-much-text':
      return new AppError(
        'unprocessable',
        `That PDF has more than ${limits.characters.toLocaleString('en')} characters of text. ` +
          'Upload the resume alone, without attachments.',
      );
  }
}

export const tooHeavy = () =>
  new AppError(
    'unprocessable',
    `That PDF needs far more memory to open than a resume should, so we stopped. ${AGAIN}`,
  );

export const tooSlow = (seconds: number) =>
  new AppError(
    'unprocessable',
    `That PDF took longer than ${seconds} seconds to read, so we stopped. ${AGAIN}`,
  );

export const queueFull = () =>
  new AppError(
    'unavailable',
    'Several resumes are being read at this moment. Wait half a minute and try again.',
    { retryAfter: 30 },
  );
