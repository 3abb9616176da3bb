import type { Matrix } from './geometry.ts';

/** The few parts of pdf.js's document interface in use; pdf-parse keeps the document to itself. */
export interface PdfjsDocument {
  numPages: number;
  getPage(number: number): Promise<PdfjsPage>;
  getOptionalContentConfig(): Promise<{ isVisible(group: unknown): boolean }>;
}

export interface PdfjsPage {
  /** The visible box: left, bottom, right, top. */
  view: [number, number, number, number];
  commonObjs: {
    has(id: string): boolean;
    get(id: string): { name?: string; bold?: boolean; black?: boolean };
  };
  getViewport(options: { scale: number }): PdfjsViewport;
  getTextContent(): Promise<{ items: (PdfjsText | { type: string })[] }>;
  getOperatorList(): Promise<{ fnArray: number[]; argsArray: (unknown[] | null)[] }>;
  getAnnotations(): Promise<{ subtype?: string; url?: string; unsafeUrl?: string }[]>;
  cleanup(): void;
}

export interface PdfjsViewport {
  width: number;
  height: number;
  convertToViewportPoint(x: number, y: number): [number, number];
}

export interface PdfjsText {
  str: string;
  width: number;
  height: number;
  transform: Matrix;
  fontName: string;
  hasEOL: boolean;
}
