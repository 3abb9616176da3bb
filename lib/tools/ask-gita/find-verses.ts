import { namedConcepts, type NamedConcept } from '@/lib/providers/gita/concepts';
import { matchVerses, type VerseMatch } from '@/lib/providers/gita/search';
import { rootsOf } from '@/lib/providers/gita/words';
import type { GivenVerse } from './concerns';

const MOST = 6;
/** So many verses of a concept are its main ones. */
const MAIN = 3;

/** The best verses for a question, each with a line on why; empty where the text has nothing for it. */
export async function findVerses(question: string): Promise<GivenVerse[]> {
  const matches = (await matchVerses(question)).slice(0, MOST);
  const concepts = namedConcepts(rootsOf(question));
  return matches.map((match) => ({ verse: match.verse, why: whyOf(match, concepts) }));
}

function whyOf({ verse, matched }: VerseMatch, concepts: readonly NamedConcept[]): string {
  const [first] = concepts
    .map(({ term, verses }) => ({ term, rank: verses.indexOf(verse.id) }))
    .filter(({ rank }) => rank !== -1)
    .toSorted((one, other) => one.rank - other.rank);
  if (first && first.rank < MAIN) return `One of the main verses on “${first.term}”.`;
  if (first) return `Speaks to “${first.term}” too.`;
  if (matched.length > 0) return `Uses ${matched.map((word) => `“${word}”`).join(', ')}.`;
  return 'The verse you named.';
}
