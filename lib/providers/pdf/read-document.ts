import { PDFParse } from 'pdf-parse';
import { CanvasFactory, getData } from 'pdf-parse/worker';
import type { PdfjsDocument } from './pdfjs.ts';
import { readPage } from './read-page.ts';
import type { PdfAnswer, PdfLimits, PdfPage } from './types.ts';

PDFParse.setWorker(getData());

/** Letters below which a page full of pictures counts as a scan, for example a scanner app's watermark. */
const FEW_LETTERS = 40;
const SCAN_SHARE = 0.3;

/** Operator names by number; pdf-parse publishes pdf.js on the global object when its worker is set. */
function operatorNames(): Map<number, string> {
  const { pdfjs } = globalThis as { pdfjs?: { OPS: Record<string, number> } };
  return new Map(Object.entries(pdfjs?.OPS ?? {}).map(([name, code]) => [code, name]));
}

/**
 * Reads a PDF's text, positions and pictures' places; never decodes a picture. Runs in the worker
 * thread. `cMapUrl` is the folder of the CJK character maps, with a trailing slash.
 */
export async function readDocument(
  bytes: Uint8Array,
  limits: PdfLimits,
  cMapUrl: string,
): Promise<PdfAnswer> {
  const parser = new PDFParse({
    data: bytes,
    CanvasFactory,
    cMapUrl,
    cMapPacked: true,
    verbosity: 0,
    maxImageSize: 0,
    isEvalSupported: false,
    useWasm: false,
    useSystemFonts: false,
    enableXfa: false,
  });
  try {
    const document = await (parser as unknown as { load(): Promise<PdfjsDocument> }).load();
    if (document.numPages > limits.pages) {
      return { isOk: false, reason: 'too-many-pages', pageCount: document.numPages };
    }
    return await readPages(parser, document, limits);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { isOk: false, reason: isLocked ? 'encrypted' : 'broken' };
  }
}

async function readPages(
  parser: PDFParse,
  document: PdfjsDocument,
  limits: PdfLimits,
): Promise<PdfAnswer> {
  const layers = await document.getOptionalContentConfig();
  const setting = {
    opNames: operatorNames(),
    isLayerVisible: (group: unknown) => layers.isVisible(group),
  };
  const pages: PdfPage[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { pages: read } = await parser.getText({ partial: [number], pageJoiner: '' });
    const text = read[0]?.text ?? '';
    characters += text.length;
    if (characters > limits.characters) return { isOk: false, reason: 'too-much-text' };
    const page = await document.getPage(number);
    pages.push(await readPage(page, number, text, setting));
    page.cleanup();
  }
  const text = pages.map((page) => page.text).join('\n\n');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const pictures =
    pages.reduce((sum, page) => sum + page.pictureShare, 0) / Math.max(1, pages.length);
  if (letters < FEW_LETTERS && pictures >= SCAN_SHARE)
    return { isOk: false, reason: 'picture-only' };
  if (letters === 0) return { isOk: false, reason: 'no-text' };
  return { isOk: true, pdf: { pageCount: document.numPages, pages, text } };
}
