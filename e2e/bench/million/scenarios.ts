import { countCreations, listCreations } from '@/db/creations';
import type { Database } from '@/db/database';
import { toggleLike } from '@/db/likes';
import { listPublished } from '@/db/published';
import { HEAVY_USER, type Size, userName } from './fill';

const OWN_PAGE = 20;
const COMMUNITY_PAGE = 24;
const FAR = 500;

export interface Scenario {
  name: string;
  calls: number;
  run(db: Database, turn: number): Promise<unknown>;
}

/** What people wait for, with the product's own queries; `db` is where cursors of page 500 are read. */
export async function scenarios(db: Database, { people }: Size): Promise<Scenario[]> {
  const someone = (turn: number) => userName((turn * 7_919) % people);
  const own = await cursorBefore(FAR, (cursor) =>
    listCreations(db, HEAVY_USER, { cursor, limit: OWN_PAGE }),
  );
  const published = await cursorBefore(FAR, (cursor) =>
    listPublished(db, null, { cursor, limit: COMMUNITY_PAGE }),
  );
  const { creations: newest } = await listPublished(db, null);
  const all: (Scenario | undefined)[] = [
    {
      name: 'own creations, page 1, with their total',
      calls: 8_000,
      run: (at, turn) =>
        Promise.all([
          listCreations(at, someone(turn), { limit: OWN_PAGE }),
          countCreations(at, someone(turn)),
        ]),
    },
    {
      name: 'own creations of somebody with 18,000, page 1',
      calls: 4_000,
      run: (at) => listCreations(at, HEAVY_USER, { limit: OWN_PAGE }),
    },
    own === undefined
      ? undefined
      : {
          name: 'own creations of somebody with 18,000, page 500',
          calls: 4_000,
          run: (at) => listCreations(at, HEAVY_USER, { cursor: own, limit: OWN_PAGE }),
        },
    {
      name: 'search in own creations',
      calls: 4_000,
      run: (at, turn) => listCreations(at, someone(turn), { search: 'cooked bread' }),
    },
    {
      name: 'search, somebody with 18,000, a rare word',
      calls: 1_000,
      run: (at) => listCreations(at, HEAVY_USER, { search: 'batch417' }),
    },
    {
      name: 'community, page 1 (24 pictures with 5,000 likes each)',
      calls: 4_000,
      run: (at, turn) => listPublished(at, someone(turn)),
    },
    {
      name: 'community, most liked, page 1',
      calls: 4_000,
      run: (at, turn) => listPublished(at, someone(turn), { order: 'liked' }),
    },
    published === undefined
      ? undefined
      : {
          name: 'community, page 500',
          calls: 4_000,
          run: (at, turn) => listPublished(at, someone(turn), { cursor: published }),
        },
    {
      name: 'like toggle on the 24 newest',
      calls: 8_000,
      run: (at, turn) => toggleLike(at, someone(turn), newest[turn % newest.length]?.id ?? ''),
    },
  ];
  return all.filter((scenario) => scenario !== undefined);
}

interface Page {
  nextCursor: string | null;
}

/** The cursor that leads to page `number`; undefined where there are not so many. */
async function cursorBefore(number: number, read: (cursor?: string) => Promise<Page>) {
  let cursor: string | null | undefined;
  for (let page = 1; page < number && cursor !== null; page += 1) {
    cursor = (await read(cursor)).nextCursor;
  }
  return cursor ?? undefined;
}
