import type { ParsedPdf, TextItem } from '@/lib/providers/pdf';
import { readResume, type Resume } from './reading/resume';

const TOP = 60;
const LEADING = 16;
const LETTER = 5;

/**
 * A parsed one-page PDF from plain lines, for tests of the checks: `# ` is a large bold name, `= ` a
 * bold heading, `* ` a bold line, `- ` a bullet point; anything else is text of 10 points.
 */
export function parsedPdf(lines: readonly string[]): ParsedPdf {
  const styles: Record<string, Partial<TextItem>> = {
    '# ': { size: 22, isBold: true },
    '= ': { size: 13, isBold: true },
    '* ': { isBold: true },
  };
  const items = lines.map((line, at): TextItem => {
    const style = styles[line.slice(0, 2)];
    const text = style ? line.slice(2) : line.replace(/^- /, '• ');
    return {
      text,
      x: 50,
      y: TOP + at * LEADING,
      width: text.length * LETTER,
      size: 10,
      font: 'f',
      isBold: false,
      isLineEnd: true,
      ...style,
    };
  });
  const text = items.map((item) => item.text).join('\n');
  const page = {
    number: 1,
    width: 595,
    height: 842,
    items,
    hidden: [],
    pictureShare: 0,
    links: [],
    text,
  };
  return { pageCount: 1, pages: [page], text };
}

/** A resume read from plain lines; see `parsedPdf`. */
export function resumeOf(text: string): Resume {
  return readResume(
    parsedPdf(
      text
        .trim()
        .split('\n')
        .filter((line) => line.trim() !== ''),
    ),
  );
}
