import lighthouse from 'lighthouse';
import { freePort } from '@/db/testing/postgres';
import { baseURL, openChromium } from './browser';
import { atMost } from './budgets/limit';
import { type Measure, report } from './report';

const RUNS = 5;
const port = await freePort();
const browser = await openChromium(`--remote-debugging-port=${port}`);

/** One run of Lighthouse's mobile preset (simulated slow 4G, a quarter of the processor). */
async function audit() {
  const result = await lighthouse(`${baseURL}/`, { port, logLevel: 'error' });
  if (!result) throw new Error('Lighthouse gave no result. Run it again.');
  const { audits, categories } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  for (const name of ['accessibility', 'best-practices', 'seo']) {
    for (const { id } of categories[name]?.auditRefs ?? []) {
      if (audits[id]?.score === 0) console.error(`${name}: ${audits[id].title} (${id})`);
    }
  }
  return {
    power: result.lhr.environment.benchmarkIndex,
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

type Run = Awaited<ReturnType<typeof audit>>;

const runs: Run[] = [];
for (let index = 0; index < RUNS; index += 1) runs.push(await audit());
await browser.close();

const sorted = (name: keyof Run) =>
  runs.map((run) => run[name]).toSorted((one, other) => one - other);
const median = (name: keyof Run) => sorted(name)[Math.floor(RUNS / 2)] ?? Number.NaN;
const score = (what: string, name: keyof Run, least: number): Measure => ({
  what: `Lighthouse mobile, landing page: ${what}`,
  target: least === 100 ? '100' : `at least ${least}`,
  measured: `${median(name)} (${sorted(name)[0]} to ${sorted(name).at(-1)})`,
  passed: median(name) >= least,
});

report([
  score('performance, median of 5', 'performance', 98),
  score('accessibility', 'accessibility', 100),
  score('best practices', 'practices', 100),
  score('search engines', 'seo', 100),
  atMost('landing page: largest contentful paint', {
    limit: 2,
    value: median('lcp'),
    unit: 's',
    digits: 2,
  }),
  atMost('landing page: total blocking time', { limit: 80, value: median('tbt'), unit: 'ms' }),
  {
    what: 'Lighthouse: benchmark index of this machine (a busy one scores less)',
    target: 'stated',
    measured: median('power').toFixed(0),
    passed: null,
  },
  atMost('landing page: layout shift', { limit: 0, value: median('cls'), digits: 3 }),
]);
