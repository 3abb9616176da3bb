import { type Browser, chromium } from 'playwright';
import { ensureChromium } from '@/lib/local/chromium';

/** Where the preview to measure answers. */
export const baseURL = process.env.BENCH_URL ?? 'http://localhost:3900';

/** The machine's Chromium, without a window and without anything it does in the background. */
export function openChromium(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
  });
}
