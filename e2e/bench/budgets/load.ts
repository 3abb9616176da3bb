import { gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from 'playwright';

type Kind = 'html' | 'script' | 'style' | 'font' | 'other';

/** One answer to a request that a page made while it loaded. */
export interface LoadedFile {
  path: string;
  kind: Kind;
  isClerks: boolean;
  text: string;
  /** Bytes of the decoded body. */
  size: number;
  /** Bytes of the decoded body under gzip level 6, whatever the transfer used. */
  gzip: number;
}

/**
 * Everything that opening an address makes the page ask for, in order, until half a second passes
 * without a request: no click, no scroll. A context of its own has an empty cache.
 */
export async function load(context: BrowserContext, address: string): Promise<LoadedFile[]> {
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http')) responses.push(response);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(responses.map(toFile));
  await page.close();
  return files;
}

async function toFile(response: Response): Promise<LoadedFile> {
  const { pathname } = new URL(response.url());
  const kind = kindOf(response.headers()['content-type'] ?? '');
  const isRedirect = response.status() >= 300 && response.status() < 400;
  // Data and pictures are counted, not weighed; what a page aborted has no body to weigh
  const body = kind === 'other' || isRedirect ? Buffer.alloc(0) : await response.body();
  return {
    path: pathname,
    kind,
    isClerks: pathname.startsWith('/__clerk/') || pathname.includes('/@clerk/'),
    text: body.toString('utf8'),
    size: body.length,
    gzip: gzipSync(body, { level: 6 }).length,
  };
}

function kindOf(type: string): Kind {
  if (type.includes('text/html')) return 'html';
  if (type.includes('javascript')) return 'script';
  if (type.includes('text/css')) return 'style';
  return type.includes('font') ? 'font' : 'other';
}

const KILOBYTE = 1024;

/** Kilobytes of some files: their decoded bodies under gzip level 6. */
export const gzipKb = (files: readonly LoadedFile[]) =>
  files.reduce((sum, { gzip }) => sum + gzip, 0) / KILOBYTE;

/** Kilobytes of files that are compressed by their format, like typefaces. */
export const sizeKb = (files: readonly LoadedFile[]) =>
  files.reduce((sum, { size }) => sum + size, 0) / KILOBYTE;
