import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@/db/testing/postgres';
import { round, type Round, summarise } from './measure';
import { prepare } from './prepare';
import { scansOf } from './scans';

const ROUNDS = 5;
/** A server tells its statistics a second late. */
const STATISTICS_MS = 1_500;

const server = await startPostgres(['shared_buffers=2GB', 'maintenance_work_mem=512MB']);
try {
  const small = await prepare(server, { creations: 100_000, people: 10_000, likes: 500_000 });
  const large = await prepare(server, { creations: 1_000_000, people: 100_000, likes: 5_000_000 });
  console.log(
    '| what | p50 ms | p99 ms | requests/s | p50 at 100,000 | ratio | table scans | plan |',
  );
  for (const { name, calls, run } of large.scenarios) {
    const twin = small.scenarios.find((scenario) => scenario.name === name);
    const scans = await scansOf(large.url, (db) => run(db, 3));
    const [rounds, before]: [Round[], Round[]] = [[], []];
    await sleep(STATISTICS_MS);
    const scanned = await large.tableScans();
    // Taken in turns, so that whatever else the machine does falls on both sizes
    for (let turn = 0; turn <= ROUNDS; turn += 1) {
      const onLarge = await round(calls / ROUNDS, (at) => run(large.db, at + turn * calls));
      const onSmall = twin && (await round(calls / ROUNDS, (at) => twin.run(small.db, at)));
      if (turn === 0) continue;
      rounds.push(onLarge);
      if (onSmall) before.push(onSmall);
    }
    await sleep(STATISTICS_MS);
    const read = (await large.tableScans()) - scanned;
    const { p50, p99, perSecond } = summarise(rounds);
    const was = before.length > 0 ? summarise(before).p50 : undefined;
    const cells = [
      name,
      p50.toFixed(1),
      p99.toFixed(1),
      perSecond.toFixed(0),
      was?.toFixed(1) ?? '',
      was ? (p50 / was).toFixed(2) : '',
      read,
      scans.join(', '),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  await small.close();
  await large.close();
} finally {
  await server.stop();
}
