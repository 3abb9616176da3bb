import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database';

/** Every table whose rows belong to a person. */
export async function tablesOfPeople(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The tables that hold a row of this person. */
export async function tablesWith(db: Database, userId: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tablesOfPeople(db)) {
    const table = sql.identifier(name);
    const rows = await rowsOf(db, sql`select 1 from ${table} where user_id = ${userId} limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
