import pg from 'pg';
import { applyMigrations } from '@/db/apply-migrations';
import { openDatabase } from '@/db/client';
import { startPostgres, type PostgresServer } from '@/db/testing/postgres';
import { fill, type Size } from './fill';
import { measure, type Figures } from './measure';
import { scansOf } from './scans';
import { scenarios } from './scenarios';

const SMALL: Size = { creations: 100_000, people: 10_000, likes: 500_000 };
const LARGE: Size = { creations: 1_000_000, people: 100_000, likes: 5_000_000 };

type Results = Map<string, Figures>;

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function runOn(server: PostgresServer, size: Size): Promise<Results> {
  const url = await server.createDatabase();
  const opened = await openDatabase({ url, dataDir: '' });
  await applyMigrations(opened.db);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const startedAt = performance.now();
  await fill(client, size);
  const { rows } =
    await client.query(`select (select count(*) from creations)::integer as creations,
    (select count(*) from likes)::integer as likes, pg_size_pretty(pg_database_size(current_database())) as bytes`);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  say(`\n${rows[0].creations} creations, ${rows[0].likes} likes, ${rows[0].bytes}, ${seconds} s\n`);
  await client.end();
  const results: Results = new Map();
  for (const { name, calls, run } of await scenarios(opened.db, size)) {
    const scans = await scansOf(url, (db) => run(db, 3));
    const figures = await measure(calls, (turn) => run(opened.db, turn));
    results.set(name, figures);
    say(
      `| ${name} | ${figures.perSecond.toFixed(0)} | ${figures.p50.toFixed(1)} | ${figures.p99.toFixed(1)} | ${scans.join(', ')} |`,
    );
  }
  await opened.close();
  return results;
}

const server = await startPostgres(['shared_buffers=2GB', 'maintenance_work_mem=512MB']);
try {
  const small = await runOn(server, SMALL);
  const large = process.argv.includes('--small') ? small : await runOn(server, LARGE);
  say('\np50 at 1,000,000 rows as a multiple of p50 at 100,000\n');
  for (const [name, { p50 }] of large) {
    const before = small.get(name);
    if (before) say(`| ${name} | ${(p50 / before.p50).toFixed(2)} |`);
  }
} finally {
  await server.stop();
}
