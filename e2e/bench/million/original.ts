import pg from 'pg';
import { listPublished } from '@/db/published';
import type { Measure } from '../report';
import { userName } from './fill';
import { ratioOf, rounds, summarise } from './measure';
import { statementsOf } from './scans';

const CLIENTS = 50;
const NEWEST = 'select * from original where publish order by created_at desc limit 24';
const AT_LEAST = 25;

/** The original product's design, filled the same: a table whose rows hold who likes them, with the index it lacked. */
async function makeOriginal(pool: pg.Pool): Promise<void> {
  await pool.query(`create table original as
    select id, user_id, prompt, content, type, is_published as publish, created_at, updated_at,
      array(select likes.user_id from likes where creation_id = creations.id) as likes
    from creations`);
  await pool.query('create index on original (created_at) where publish');
  await pool.query('vacuum analyze original');
}

/** The first page of the community against the original's, as SQL: no row is made into objects. */
export async function againstOriginal(url: string, people: number): Promise<Measure> {
  const types = { getTypeParser: () => (text: string) => text };
  const pool = new pg.Pool({ connectionString: url, max: CLIENTS, types });
  await makeOriginal(pool);
  const ask = (text: string, values: unknown[] = []) =>
    pool.query({ text, values, rowMode: 'array' });
  const viewer = (turn: number) => userName((turn * 7_919) % people);
  const [statement] = await statementsOf(url, (db) => listPublished(db, '$viewer'));
  const { text, values } = statement ?? { text: '', values: [] };
  const [ours = [], theirs = []] = await rounds(
    [
      (turn) =>
        ask(
          text,
          values.map((value) => (value === '$viewer' ? viewer(turn) : value)),
        ),
      () => ask(NEWEST),
    ],
    { turns: 5, seconds: 3 },
  );
  await pool.end();
  const ratio = ratioOf('perSecond', ours, theirs);
  const each = [ours, theirs].map((side) => summarise(side).perSecond.toFixed(0));
  return {
    what: 'community as SQL, 24 pictures with 5,000 likes each, over the likes array of the original',
    target: `at least ${AT_LEAST} times`,
    measured: `${ratio.toFixed(1)} times (${each.join(' and ')} a second)`,
    passed: ratio >= AT_LEAST,
  };
}
