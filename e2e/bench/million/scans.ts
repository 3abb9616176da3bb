import type { Database } from '@/db/database';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '@/db/schema';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Function Name'?: string;
  Plans?: Plan[];
}

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that `run` sends to the database at `url`. */
export async function statementsOf(
  url: string,
  run: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sent: Statement[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }),
  };
  await run(drizzle({ client, schema, logger }));
  await client.end();
  return sent;
}

/** The scans of the plan of every statement that `run` sends: `Index Scan creations_own`, and so on. */
export async function scansOf(
  url: string,
  run: (db: Database) => Promise<unknown>,
): Promise<string[]> {
  const sent = await statementsOf(url, run);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const scans: string[] = [];
  for (const { text, values } of sent) {
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    scans.push(...scansIn(rows[0]['QUERY PLAN'][0].Plan as Plan));
  }
  await client.end();
  return [...new Set(scans)];
}

function scansIn(plan: Plan): string[] {
  const name = plan['Node Type'];
  const of = plan['Index Name'] ?? plan['Relation Name'] ?? plan['Function Name'] ?? '';
  const own = name.endsWith('Scan') && of ? [`${name} ${of}`] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansIn)];
}
