import type { Browser, BrowserContextOptions } from 'playwright';
import { signedInPages } from '../../pages';
import type { Measure } from '../report';
import { foreignCode, lostMarkers } from './code';
import { atMost, kilobytes } from './limit';
import { gzipKb, load } from './load';

/** First loads of every page of signed-in people, each with an empty cache. `signedIn` opens them. */
export async function measurePages(
  browser: Browser,
  signedIn: BrowserContextOptions,
): Promise<Measure[]> {
  const own: Measure[] = [];
  const foreign = lostMarkers();
  let clerks = 0;
  for (const path of signedInPages) {
    const context = await browser.newContext(signedIn);
    const files = await load(context, path);
    await context.close();
    const scripts = files.filter(({ kind }) => kind === 'script');
    const ownKb = gzipKb(scripts.filter(({ isClerks }) => !isClerks));
    own.push(atMost(`${path}: own JavaScript, gzip`, kilobytes(215, ownKb)));
    clerks = Math.max(clerks, gzipKb(scripts.filter(({ isClerks }) => isClerks)));
    foreign.push(...foreignCode(path, files));
  }
  return [
    ...own,
    atMost('signed-in pages: Clerk’s scripts, most, gzip', kilobytes(90, clerks)),
    {
      what: 'signed-in pages: code of other tools, Markdown or the command menu',
      target: 'none',
      measured: foreign.join('; ') || 'none',
      passed: foreign.length === 0,
    },
  ];
}
