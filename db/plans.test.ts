import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations } from './apply-migrations';
import { requireTree } from './branches';
import { listCreations } from './creations';
import type { Database } from './database';
import * as schema from './schema';
import { useServers } from './testing/servers';
import { findMatches } from './thread-search';
import { listThreads } from './threads';

/** `PLAN_ROWS=1000000` shows the plans at that size; a table this long already tells a scan from an index. */
const MESSAGES = Number(process.env.PLAN_ROWS ?? 40_000);
const A_THREAD = 20;
const THREADS_OF_ONE = 10;

const servers = useServers();
let client: pg.Client;
let sent: { text: string; values: unknown[] }[] = [];
let db: Database;

const idOf = (table: string, index: string) =>
  `('00000000-0000-7000-${table}-' || lpad(to_hex(${index}), 12, '0'))::uuid`;
const USER = 'user_3';
const ARTICLE = '00000000-0000-7000-a000-000000000003';

beforeAll(async () => {
  client = new pg.Client({ connectionString: await servers.postgres.createDatabase() });
  await client.connect();
  const logger = {
    logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }),
  };
  db = drizzle({ client, schema, logger });
  await applyMigrations(db);
  await db.execute(
    sql.raw(`insert into threads (id, user_id, title)
      select ${idOf('8000', 'n')}, 'user_' || n / ${THREADS_OF_ONE}, 'Talk ' || n
      from generate_series(0, ${MESSAGES / A_THREAD - 1}) n`),
  );
  await db.execute(
    sql.raw(`insert into messages (id, thread_id, user_id, role, text, status)
      select ${idOf('9000', 'n')}, ${idOf('8000', `n / ${A_THREAD}`)},
        'user_' || n / ${A_THREAD * THREADS_OF_ONE},
        case when n % 2 = 0 then 'user' else 'assistant' end,
        'A pool of two coins pays a yield ' || n % 97 || ' and word' || n || 'z', 'complete'
      from generate_series(0, ${MESSAGES - 1}) n`),
  );
  await db.execute(
    sql.raw(`insert into creations (id, user_id, type, prompt, content, parent_id)
      select ${idOf('a000', 'n')}, '${USER}', 'article', 'Number ' || n, 'x',
        case when n % 10 = 0 then ${idOf('a000', 'n / 100')} end
      from generate_series(0, ${MESSAGES - 1}) n`),
  );
  await db.execute(
    sql.raw(`insert into likes (creation_id, user_id) select id, 'user_9' from creations`),
  );
  await db.execute(sql.raw('vacuum analyze'));
}, 600_000);
afterAll(() => client?.end());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Every step of the plans of what `run` asks, as they were carried out. */
async function stepsOf(run: () => Promise<unknown>): Promise<Plan[]> {
  sent = [];
  await run();
  const steps: Plan[] = [];
  const add = (plan: Plan): void => {
    steps.push(plan);
    plan.Plans?.forEach(add);
  };
  for (const { text, values } of sent.slice()) {
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'] as [
      { Plan: Plan; 'Execution Time': number },
    ];
    if (process.env.PLAN_ROWS) console.log(ms.toFixed(1), 'ms', JSON.stringify(plan));
    add(plan);
  }
  return steps;
}

const threadIds = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `00000000-0000-7000-8000-${(3 * THREADS_OF_ONE + index).toString(16).padStart(12, '0')}`,
  );

test.each([
  ['a search for a common word', () => listThreads(db, USER, { search: 'yield' })],
  ['a search for a rare word', () => listThreads(db, USER, { search: 'word700z' })],
  ['where a common word was said', () => findMatches(db, USER, 'pool', threadIds(THREADS_OF_ONE))],
  ['what was made from an article', () => listCreations(db, USER, { parentId: ARTICLE })],
  ['the branches of a conversation', () => requireTree(db, USER, threadIds(1)[0] ?? '')],
])('%s reads what is the person’s, not the table', async (_, run) => {
  const steps = await stepsOf(run);
  const scans = steps.filter((step) => step['Node Type'] === 'Seq Scan');
  expect(scans.map((step) => step['Relation Name'])).toEqual([]);
  const read = steps.map((step) => step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0));
  expect(Math.max(...read)).toBeLessThanOrEqual(A_THREAD * THREADS_OF_ONE);
});
