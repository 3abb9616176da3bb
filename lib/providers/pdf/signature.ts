import { AppError } from '@/lib/errors';

const SIGNATURE = new TextEncoder().encode('%PDF-');
const SEARCHED = 1024;

function hasSignature(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, SEARCHED);
  return head.some((_, at) => SIGNATURE.every((byte, offset) => head[at + offset] === byte));
}

/**
 * Throws unless the bytes begin like a PDF: `%PDF-` within the first 1024 bytes, as readers accept
 * it (ISO 32000-1, annex H, note 13).
 */
export function requirePdf(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) {
    throw new AppError(
      'bad_input',
      'That file is empty. Export the resume as PDF again and upload it.',
    );
  }
  if (!hasSignature(bytes)) {
    throw new AppError(
      'wrong_type',
      'That file is not a PDF. Save the resume as PDF in your word processor and upload that file.',
    );
  }
}
