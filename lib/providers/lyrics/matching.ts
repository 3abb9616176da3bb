import type { SongQuery } from './song';

const ASIDE =
  /[([{][^()[\]{}]{0,100}[)\]}]|\s-\s(?:.*\b)?(?:remaster(?:ed)?|live|mono|stereo|version|edit|mix)\b.*$/gi;
const FEATURED = /\s(?:feat|ft|featuring|with)\b[\s\S]*/i;
const COLLABORATORS =
  /,|;|\/|&|\+|\sx\s|\sand\s|\svs\.?\s|\swith\s|\sfeat\.?\s|\sft\.?\s|\sfeaturing\s/i;
/** Letters of a title that are compared: more than any song's, so that a strange one costs no more. */
const LONGEST = 300;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the (?=.)/, '');

/** A song title as it is compared: without guests, brackets, punctuation and notes on the recording. */
export function titleKey(title: string): string {
  const bare = plain(title.slice(0, LONGEST).replace(ASIDE, ' ').replace(FEATURED, ' '));
  return bare || plain(title);
}

function artistKeys(artist: string): string[] {
  return [plain(artist), ...artist.split(COLLABORATORS).map(plain)].filter(Boolean);
}

/** The share of words two keys have in common, 0 to 1 (Dice). */
function overlap(one: string, other: string): number {
  const ours = new Set(one.split(' '));
  const theirs = new Set(other.split(' '));
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  return (2 * shared) / (ours.size + theirs.size);
}

export interface Match {
  /** Title and artist are the asked ones, but for spelling. */
  isSure: boolean;
  /** 0 (nothing alike) to 2. */
  score: number;
  /** Alike enough to be shown as what was asked for. */
  isClose: boolean;
}

/** How well a song answers a query. */
export function matchSong(asked: SongQuery, found: SongQuery): Match {
  const titles = [titleKey(asked.songTitle), titleKey(found.songTitle)] as const;
  const isTitle = titles[0] === titles[1];
  const theirs = artistKeys(found.artist);
  const isArtist =
    plain(asked.artist) === plain(found.artist) || theirs.includes(plain(asked.artist));
  const title = isTitle ? 1 : overlap(...titles);
  const artist = isArtist ? 1 : overlap(plain(asked.artist), plain(found.artist));
  return {
    isSure: isTitle && isArtist,
    score: title + artist,
    isClose: title >= 0.5 && artist >= 0.4,
  };
}
