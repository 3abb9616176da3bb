import { deepStrictEqual } from 'node:assert';
import { applyMigrations } from '@/db/apply-migrations';
import { openDatabase } from '@/db/client';
import { freePort, startPostgres } from '@/db/testing/postgres';
import { fill, userName } from './million/fill';
import { statementsOf } from './million/scans';
import { report } from './report';
import { readHistory } from '@/lib/api/creations/read-history';
import { inTurns } from './server/load';
import { startProduct } from './server/product';
import { startNode } from './server/process';

const ROUNDS = 4;
const SECONDS = 3;
/** A little more than one page for everybody but the first, who has thousands. */
const SIZE = { creations: 130_000, people: 5_000, likes: 500_000 };
const ASKING = 500;
const PATH = '/api/user/get-user-creations?limit=20';

const postgres = await startPostgres(['shared_buffers=256MB']);
const url = await postgres.createDatabase();
const opened = await openDatabase({ url, dataDir: '' });
await applyMigrations(opened.db);
await opened.close();
await fill(url, SIZE);

const product = await startProduct(url);
const statements = await statementsOf(url, (db) => readHistory(db, '$user', { limit: 20 }));
const port = await freePort();
const bare = await startNode(['--import', 'tsx', 'e2e/bench/list/bare.ts'], port, {
  path: '/up',
  env: {
    ...product.environment,
    DATABASE_URL: url,
    BENCH_STATEMENTS: JSON.stringify(statements),
  },
});
try {
  const tokens = Array.from({ length: ASKING }, (_, index) => product.token(userName(index + 1)));
  const target = (at: number) => {
    let turn = 0;
    return { port: at, path: PATH, token: () => tokens[turn++ % tokens.length] ?? '' };
  };
  const answer = async (at: number) => {
    const headers = { authorization: `Bearer ${tokens[1]}` };
    return (await fetch(`http://localhost:${at}${PATH}`, { headers })).json();
  };
  deepStrictEqual(await answer(product.port), await answer(port));
  const { ours, other, ratio } = await inTurns(target(product.port), target(port), ROUNDS, SECONDS);
  report([
    {
      what: 'signed newest-20 list on PostgreSQL, share of a bare Node server (verified tokens remembered by both)',
      target: 'at least 0.33',
      measured: `${ratio.toFixed(2)} (${ours.toFixed(0)} of ${other.toFixed(0)} a second)`,
      passed: ratio >= 0.33,
    },
  ]);
} finally {
  await Promise.all([product.stop(), bare.stop()]);
  await postgres.stop();
}
