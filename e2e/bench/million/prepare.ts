import pg from 'pg';
import { applyMigrations } from '@/db/apply-migrations';
import { openDatabase } from '@/db/client';
import type { OpenedDatabase } from '@/db/database';
import type { PostgresServer } from '@/db/testing/postgres';
import { fill, type Size } from './fill';
import { type Scenario, scenarios } from './scenarios';

export interface Prepared extends OpenedDatabase {
  url: string;
  scenarios: Scenario[];
  /** How often a whole table of creations or likes was read, since the server started. */
  tableScans(): Promise<number>;
}

/** A filled database of its own and what is to be measured on it. */
export async function prepare(server: PostgresServer, size: Size): Promise<Prepared> {
  const url = await server.createDatabase();
  const opened = await openDatabase({ url, dataDir: '' });
  await applyMigrations(opened.db);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const startedAt = performance.now();
  await fill(url, size);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { rows } =
    await client.query(`select (select count(*) from creations)::integer as creations,
    (select count(*) from likes)::integer as likes,
    pg_size_pretty(pg_database_size(current_database())) as bytes`);
  const { creations, likes, bytes } = rows[0];
  console.log(`${creations} creations, ${likes} likes, ${bytes}, filled in ${seconds} s`);
  const tableScans = async () => {
    await client.query('select pg_stat_clear_snapshot()');
    const { rows: counted } = await client.query(`select sum(seq_scan)::integer as total
      from pg_stat_user_tables where relname in ('creations', 'likes')`);
    return Number(counted[0].total);
  };
  const close = async () => {
    await client.end();
    await opened.close();
  };
  return { ...opened, close, url, tableScans, scenarios: await scenarios(opened.db, size) };
}
