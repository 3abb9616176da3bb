import { type Browser, chromium } from 'playwright';
import { ensureMeasuringChromium } from '@/lib/local/chromium';

/** Where the preview to measure answers. */
export const baseURL = process.env.BENCH_URL ?? 'http://localhost:3900';

/** Chromium without a window, an interface or anything it does in the background. */
export function openChromium(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureMeasuringChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
  });
}
