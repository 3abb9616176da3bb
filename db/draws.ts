import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';

export interface Deck {
  /** Name of the deck, such as `quotes:strength`. */
  deck: string;
  /** How many cards it has; they are numbered from 0. */
  size: number;
  /** How many cards must pass before one comes again; `size` for none twice until all were seen. */
  memory: number;
}

/** Deals a person a random card of a deck and remembers it, in one statement. */
export async function drawCard(
  db: Database,
  userId: string,
  { deck, size, memory }: Deck,
): Promise<number> {
  const any = (
    where = sql`true`,
  ) => sql`(select card from generate_series(0, ${size}::integer - 1) as card
    where ${where} order by random() limit 1)`;
  const [row] = await rowsOf<{ card: number }>(
    db,
    sql`insert into draws (user_id, deck, seen) values (${userId}, ${deck}, array[${any()}])
      on conflict (user_id, deck) do update set seen = (
        with fresh as materialized ${any(sql`card <> all (draws.seen)`)}
        select case when exists (select 1 from fresh)
          then draws.seen[greatest(1, cardinality(draws.seen) - ${memory}::integer + 2):]
            || (select card from fresh)
          else array[coalesce(${any(sql`card <> draws.seen[cardinality(draws.seen)]`)}, 0)] end)
      returning seen[cardinality(seen)] as card`,
  );
  if (!row) throw new Error('A draw answered no row.');
  return row.card;
}
