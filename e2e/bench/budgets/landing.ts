import type { BrowserContext } from 'playwright';
import type { Measure } from '../report';
import { atMost, kilobytes } from './limit';
import { gzipKb, load, sizeKb } from './load';

/** What the landing page loads before anybody clicks; bytes as `load` counts them. */
export async function measureLanding(context: BrowserContext): Promise<Measure[]> {
  const files = await load(context, '/');
  const scripts = files.filter(({ kind }) => kind === 'script');
  const markup = files.filter(({ kind }) => kind === 'html' || kind === 'style');
  const fonts = files.filter(({ kind }) => kind === 'font');
  const clerks = files.filter(({ isClerks }) => isClerks);
  return [
    atMost('landing page: JavaScript, gzip', kilobytes(142, gzipKb(scripts))),
    atMost('landing page: requests to Clerk', { limit: 0, value: clerks.length }),
    atMost('landing page: requests', { limit: 16, value: files.length }),
    atMost('landing page: HTML and CSS, gzip', kilobytes(25, gzipKb(markup))),
    atMost('landing page: fonts', kilobytes(60, sizeKb(fonts))),
  ];
}
