import { countCreations, listCreations } from '@/db/creations';
import type { Database } from '@/db/database';
import { toggleLike } from '@/db/likes';
import { listPublished, type PublishedOrder } from '@/db/published';
import { HEAVY_USER, type Size, userName } from './fill';

const OWN_PAGE = 20;
const COMMUNITY_PAGE = 24;
const FAR = 500;

type Ask = (db: Database, turn: number) => Promise<unknown>;

export interface Scenario {
  name: string;
  run: Ask;
  /** The same question for page 500, where there are so many. */
  far?: Ask | undefined;
}

/** What people wait for, with the product's own queries; `db` is where cursors of page 500 are read. */
export async function scenarios(db: Database, { people }: Size): Promise<Scenario[]> {
  const someone = (turn: number) => userName((turn * 7_919) % people);
  const ownPage = (at: Database, cursor?: string) =>
    listCreations(at, HEAVY_USER, { cursor, limit: OWN_PAGE });
  const own = await cursorBefore(FAR, (cursor) => ownPage(db, cursor));
  const { creations: newest } = await listPublished(db, null);
  const community = async (name: string, order: PublishedOrder): Promise<Scenario> => {
    const page = (at: Database, viewer: string | null, cursor?: string) =>
      listPublished(at, viewer, { order, cursor, limit: COMMUNITY_PAGE });
    const far = await cursorBefore(FAR, (cursor) => page(db, null, cursor));
    return {
      name,
      run: (at, turn) => page(at, someone(turn)),
      far: far === undefined ? far : (at, turn) => page(at, someone(turn), far),
    };
  };
  return [
    {
      name: 'own creations, page 1, with their total',
      run: (at, turn) =>
        Promise.all([
          listCreations(at, someone(turn), { limit: OWN_PAGE }),
          countCreations(at, someone(turn)),
        ]),
    },
    {
      name: 'own creations of somebody with 18,000',
      run: (at) => ownPage(at),
      far: own === undefined ? own : (at) => ownPage(at, own),
    },
    {
      name: 'search in own creations',
      run: (at, turn) => listCreations(at, someone(turn), { search: 'cooked bread' }),
    },
    {
      name: 'search, somebody with 18,000, a rare word',
      run: (at) => listCreations(at, HEAVY_USER, { search: 'batch417' }),
    },
    await community('community, newest (24 pictures with 5,000 likes each)', 'newest'),
    await community('community, most liked', 'liked'),
    {
      name: 'like toggle on the 24 newest',
      run: (at, turn) => toggleLike(at, someone(turn), newest[turn % newest.length]?.id ?? ''),
    },
  ];
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
