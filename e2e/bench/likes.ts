import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { applyMigrations } from '@/db/apply-migrations';
import { createCreation } from '@/db/creations';
import type { Database } from '@/db/database';
import { toggleLike } from '@/db/likes';
import { getPublished } from '@/db/published';
import * as schema from '@/db/schema';
import { startPostgres } from '@/db/testing/postgres';
import { report } from './report';

const PEOPLE = 1_000;
const CONNECTIONS = 100;

const people = Array.from({ length: PEOPLE }, (_, index) => `user_${index}`);
const postgres = await startPostgres();
const connectionString = await postgres.createDatabase();
const pool = new pg.Pool({ connectionString, max: CONNECTIONS });
// The server may end before the last of a hundred idle connections has
pool.on('error', () => undefined);
const db: Database = drizzle({ client: pool, schema });
await applyMigrations(db);
const { id } = await createCreation(db, {
  userId: 'user_owner',
  type: 'image',
  prompt: 'Bread',
  content: 'https://res.cloudinary.com/demo/image/upload/bread.png',
  isPublished: true,
});

const startedAt = performance.now();
await Promise.all(people.map((person) => toggleLike(db, person, id)));
const ms = performance.now() - startedAt;
const { rows } = await pool.query('select count(*)::integer as kept from likes');
const kept = Math.min(rows[0].kept, (await getPublished(db, null, id))?.likeCount ?? 0);

report([
  {
    what: `like toggle, ${PEOPLE} people at once on one row over ${CONNECTIONS} connections`,
    target: `${PEOPLE} kept`,
    measured: `${kept} kept in ${ms.toFixed(0)} ms`,
    passed: kept === PEOPLE,
  },
  {
    what: 'the same with the original’s array of likes, read and written back',
    target: 'stated',
    measured: `${await keptByArray()} kept`,
    passed: null,
  },
]);
await pool.end();
await postgres.stop();

/** The original's toggle: it reads the array, adds the person and writes it back. */
async function keptByArray(): Promise<number> {
  await pool.query("create table original (id integer primary key, likes text[] default '{}')");
  await pool.query('insert into original values (1)');
  const toggle = async (person: string) => {
    const client = await pool.connect();
    const { rows: found } = await client.query('select likes from original where id = 1');
    const likes = [...(found[0].likes as string[]), person];
    await client.query('update original set likes = $1 where id = 1', [likes]);
    client.release();
  };
  await Promise.all(people.map(toggle));
  const { rows: left } = await pool.query('select cardinality(likes) as kept from original');
  return left[0].kept as number;
}
