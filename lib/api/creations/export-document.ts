import { z } from 'zod';
import type { CreationRow } from '@/db/creation-row';
import { AppError } from '@/lib/errors';
import { fileName } from '@/lib/file-name';
import { writeDocument } from '@/lib/providers/documents';
import { keptAs } from '@/lib/tools/registry';
import { storedPictures } from './stored-pictures';

/** A creation and the format to take it away in. */
export const exportQuery = z.object({
  id: z.string(),
  format: z.enum(['md', 'html', 'docx'], 'Choose a format: md, html or docx.'),
});

const TYPES = {
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A text creation as a file; `bad_input` for anything that is not a text. */
export async function exportDocument(
  creation: CreationRow,
  format: keyof typeof TYPES,
  signal: AbortSignal,
): Promise<Response> {
  if (keptAs(creation.type) !== 'text') {
    throw new AppError('bad_input', 'Only texts can be exported as a document.');
  }
  const title = creation.title ?? headingOf(creation.content) ?? creation.prompt;
  const body = await write(creation.content, title, format, signal);
  return new Response(body, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': disposition(fileName(title, format)),
      'cache-control': 'private, no-store',
    },
  });
}

async function write(
  markdown: string,
  title: string,
  format: keyof typeof TYPES,
  signal: AbortSignal,
): Promise<BodyInit> {
  if (format === 'md') return markdown;
  const pictures = format === 'docx' ? await storedPictures(markdown, signal) : new Map();
  return writeDocument({ markdown, title, format, pictures }, signal);
}

const headingOf = (markdown: string) => /^# (.+)$/m.exec(markdown)?.[1]?.trim();

/** An attachment under a name in any script (RFC 6266). */
function disposition(name: string): string {
  const ascii = name.replace(/[^\w.-]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
