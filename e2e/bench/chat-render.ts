import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '@/lib/local/chromium';
import { answerOf } from './chat-render/answer';
import { measure, type Figures, type Run } from './chat-render/measure';
import { report } from './report';

const base = process.env.BENCH_URL ?? 'http://localhost:3900';
const SLOWDOWN = Number(process.env.BENCH_SLOWDOWN ?? 4);
/** Tokens a second: a fast hosted model. */
const RATE = 80;

const runs: Run[] = [
  { name: '2,000 tokens of mixed Markdown', tokens: 2_000, rate: RATE },
  { name: '4,000 tokens of mixed Markdown', tokens: 4_000, rate: RATE },
  { name: '4,000 tokens, as fast as they come', tokens: 4_000, rate: 2_000 },
];

async function openChat(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${base}/chat`);
  await page.locator('input[name=identifier]').fill(`bench.${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('input[name=password]').fill('correct horse battery');
  for (const name of ['firstName', 'lastName']) {
    const field = page.locator(`input[name=${name}]`);
    if (await field.isVisible()) await field.fill('Bench');
  }
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('#chat').waitFor({ timeout: 60_000 });
  return page;
}

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
const page = await openChat(browser);
const results: Record<string, Figures> = {};
for (const run of runs) {
  results[run.name] = await measure(page, run, answerOf(run.tokens), SLOWDOWN);
  console.error(run.name, results[run.name]);
}
await browser.close();
console.table(results);
const [short, long] = runs.map(({ name }) => results[name]);
if (!short || !long) throw new Error('A run is missing.');
report([
  {
    what: `2,000-token answer as it streams, main thread at ${SLOWDOWN}x slow-down`,
    target: 'at most 1.0 s',
    measured: `${(short.mainThreadMs / 1000).toFixed(2)} s`,
    passed: short.mainThreadMs <= 1_000,
  },
  {
    what: '4,000-token answer, cost of a token in the last quarter over the first',
    target: 'at most 1.5',
    measured: long.lastToFirstQuarter.toFixed(2),
    passed: long.lastToFirstQuarter <= 1.5,
  },
  {
    what: '4,000-token answer, gap between frames, p95',
    target: 'stated',
    measured: `${long.frameP95Ms} ms`,
    passed: null,
  },
]);
