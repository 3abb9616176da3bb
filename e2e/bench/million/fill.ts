import pg from 'pg';

export interface Size {
  creations: number;
  people: number;
  /** At least this many. */
  likes: number;
}

/** Who owns enough creations for a page 500. */
export const HEAVY_USER = userName(0);
export const HEAVY_ROWS = 20_000;
/** The newest published pictures, each with `HOT_LIKES` likes. */
export const HOT_ROWS = 24;
export const HOT_LIKES = 5_000;

/** The name of a person of the benchmark, counted from 0. */
export function userName(index: number): string {
  return `user_${String(index).padStart(24, '0')}`;
}

const USER = `'user_' || lpad((%)::text, 24, '0')`;
const user = (index: string) => USER.replace('%', index);

const TEXTS = 5_000;
/** Texts of words of a fixed list, picked by a hash, so that every run writes the same; each has a word of its own. */
const MAKE_TEXTS = `create table bench_texts as
  select seed, max(words) filter (where place = 8) || ' batch' || seed as short,
    max(words) filter (where place = 60) || ' batch' || seed as long
  from (select seed, place, string_agg((array['oven','bread','flour','water','salt','butter','basil','lime',
    'pepper','honey','table','kitchen','garden','river','mountain','winter','summer','morning','evening','market',
    'letter','story','engine','paper','window','forest','harbour','village','teacher','painter','doctor','farmer',
    'music','dance','silence','thunder','shadow','copper','silver','golden','quiet','bright','gentle','narrow',
    'ancient','modern','simple','hidden','walking','running','cooking','reading','writing','growing','waiting',
    'turning','holding','opening'])[1 + abs(hashint4(seed * 61 + place)) % 58], ' ')
      over (partition by seed order by place) as words
    from generate_series(0, ${TEXTS - 1}) as seed, generate_series(1, 60) as place) as growing
  group by seed`;

const MAKE_ID = `create function bench_id(place integer) returns uuid language sql immutable as $$
  select ('00000000-' || lpad(to_hex(place / 65536), 4, '0') || '-7' || lpad(to_hex(place % 4096), 3, '0')
    || '-8' || lpad(to_hex(place / 4096 % 4096), 3, '0') || '-' || lpad(to_hex(place), 12, '0'))::uuid $$`;

/** Fills an empty migrated database on the server itself, on two connections; indexes are built after the rows. */
export async function fill(url: string, { creations, people, likes }: Size): Promise<void> {
  const [one, other] = [await open(url), await open(url)];
  const published = creations / 10;
  const rest = published - HOT_ROWS;
  const even = Math.ceil((likes - HOT_ROWS * HOT_LIKES) / rest);
  const rebuild = await dropIndexes(one);
  await one.query(MAKE_TEXTS);
  await one.query(MAKE_ID);
  // Every tenth row is a published picture; the newest of them are the hot ones
  const insertCreations = (from: number, to: number) => `insert into creations
      (id, user_id, type, prompt, content, is_published, published_at, like_count, created_at)
    select bench_id(n),
      case when n <= ${HEAVY_ROWS} and n % 10 > 0 then '${HEAVY_USER}' else ${user(`n % ${people}`)} end,
      case when n % 10 < 4 then 'image' when n % 10 < 8 then 'article' else 'lyrics' end,
      short,
      case when n % 10 < 4 then 'https://res.cloudinary.com/demo/image/upload/v1/mise/' || md5(n::text) || '.png'
        else long end,
      n % 10 = 0, case when n % 10 = 0 then at end,
      case when n % 10 > 0 then 0 when n > ${creations - HOT_ROWS * 10} then ${HOT_LIKES}
        else ${even} - 20 + n / 10 % 41 end, at
    from generate_series(${from}, ${to}) n join bench_texts on seed = n % ${TEXTS},
      lateral (select timestamptz '2026-01-01' + n * interval '7 seconds' as at) as moment`;
  const half = creations / 2;
  await Promise.all([
    one.query(insertCreations(1, half)),
    other.query(insertCreations(half + 1, creations)),
  ]);
  const insertLikes = (side: string) => `insert into likes (creation_id, user_id)
    select id, ${user(`(abs(hashtext(id::text)) % ${people} + fan) % ${people}`)}
    from creations, generate_series(1, like_count) as fan where is_published and id ${side} bench_id(${half})`;
  await Promise.all([one.query(insertLikes('<=')), other.query(insertLikes('>'))]);
  await one.query(`update creations set shown_likes = shown
    from (select creation_id, array_to_json((array_agg(user_id))[:100]) as shown from likes group by creation_id)
      as liked where id = creation_id`);
  await rebuild(one, other);
  await one.query('drop table bench_texts');
  await one.query('vacuum analyze');
  await Promise.all([one.end(), other.end()]);
}

async function open(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // No triggers: each holds a lock for each person until its statement ends
  await client.query('set session_replication_role = replica');
  return client;
}

/** Drops every index and constraint that slows the filling, and answers what makes them again. */
async function dropIndexes(
  client: pg.Client,
): Promise<(one: pg.Client, other: pg.Client) => Promise<void>> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public'
      and tablename in ('creations', 'likes') and indexname not like '%pk%'`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await client.query('alter table likes drop constraint likes_creation_id_creations_id_fk');
  await client.query('alter table likes drop constraint likes_creation_id_user_id_pk');
  return async (...clients) => {
    const [one] = clients;
    await one.query('alter table likes add primary key (creation_id, user_id)');
    const left = rows.map(({ indexdef }) => indexdef);
    const build = async (each: pg.Client) => {
      for (let next = left.pop(); next; next = left.pop()) await each.query(next);
    };
    await Promise.all(clients.map(build));
    await one.query(`alter table likes add foreign key (creation_id)
      references creations (id) on delete cascade`);
  };
}
