import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@/db/testing/postgres';
import { type Measure, report } from '../report';
import { ratioOf, rounds, summarise } from './measure';
import { againstOriginal } from './original';
import { prepare, type Prepared } from './prepare';
import { scansOf } from './scans';
import type { Scenario } from './scenarios';

const TURNS = { turns: 5, seconds: 0.8 };
/** A server tells its statistics a second late. */
const STATISTICS_MS = 1_500;
const PEOPLE = 100_000;

const server = await startPostgres(['shared_buffers=2GB', 'maintenance_work_mem=512MB']);
try {
  const small = await prepare(server, { creations: 100_000, people: 10_000, likes: 500_000 });
  const large = await prepare(server, { creations: 1_000_000, people: PEOPLE, likes: 5_000_000 });
  const measures: Measure[] = [];
  console.log('| what | p50 ms | p99 ms | requests/s | over 100,000 | table scans | plan |');
  for (const [at, scenario] of large.scenarios.entries()) {
    const twin = small.scenarios[at];
    if (twin) measures.push(...(await compare(scenario, large, twin, small)));
  }
  measures.push(await againstOriginal(large.url, PEOPLE));
  await small.close();
  await large.close();
  report(measures);
} finally {
  await server.stop();
}

/** One question on both databases, and for page 500 of the large one, in turns; prints its line of the table. */
async function compare(
  { name, run, far }: Scenario,
  large: Prepared,
  twin: Scenario,
  small: Prepared,
): Promise<Measure[]> {
  const scans = await scansOf(large.url, (db) => run(db, 3));
  await sleep(STATISTICS_MS);
  const before = await large.tableScans();
  const [onLarge = [], onSmall = [], onFar] = await rounds(
    [
      (turn) => run(large.db, turn),
      (turn) => twin.run(small.db, turn),
      ...(far ? [(turn: number) => far(large.db, turn)] : []),
    ],
    TURNS,
  );
  await sleep(STATISTICS_MS);
  const read = (await large.tableScans()) - before;
  const growth = ratioOf('p50', onLarge, onSmall);
  const farther = onFar && ratioOf('p50', onFar, onLarge);
  const lines = [
    { label: name, taken: onLarge, growth: growth.toFixed(2) },
    ...(onFar ? [{ label: `${name}, page 500`, taken: onFar, growth: '' }] : []),
  ];
  for (const { label, taken, growth } of lines) {
    const { p50, p99, perSecond } = summarise(taken);
    const figures = [p50.toFixed(1), p99.toFixed(1), perSecond.toFixed(0), growth];
    console.log(`| ${[label, ...figures, read, scans.join(', ')].join(' | ')} |`);
  }
  return [
    {
      what: `${name}: median at 1,000,000 over 100,000`,
      target: 'at most 1.5',
      measured: `${growth.toFixed(2)}${read > 0 ? `, ${read} table scans` : ''}`,
      passed: growth <= 1.5 && read === 0,
    },
    ...(farther === undefined
      ? []
      : [
          {
            what: `${name}: page 500 over page 1`,
            target: 'at most 1.20',
            measured: farther.toFixed(2),
            passed: farther <= 1.2,
          },
        ]),
  ];
}
