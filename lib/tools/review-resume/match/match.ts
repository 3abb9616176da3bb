import type { Resume } from '../reading/resume.ts';
import { joinStatements } from '../reading/statements.ts';
import type { JobMatch, Matched, Missing } from '../types.ts';
import { findKeywords, type Keyword } from './keywords.ts';
import { knownTermAt, stem, tokenize } from './words.ts';

interface Passage {
  text: string;
  page: number;
  section: string;
  keys: string[];
  known: Set<string>;
  /** Stands under a job or project, where a recruiter looks for proof. */
  isProof: boolean;
}

const LONGEST_QUOTE = 160;
const PROOF = new Set(['experience', 'projects', 'volunteering']);

function passagesOf({ sections }: Resume): Passage[] {
  return sections.flatMap((section) =>
    joinStatements(section).map(({ text, page }) => {
      const tokens = tokenize(text);
      const known = tokens.flatMap((_, at) => knownTermAt(tokens, at)?.name ?? []);
      return {
        text,
        page,
        section: section.title || 'Top of the page',
        keys: tokens.map(({ key }) => key),
        known: new Set(known),
        isProof: PROOF.has(section.id),
      };
    }),
  );
}

function holds(passage: Passage, keyword: Keyword): boolean {
  if (keyword.known) return passage.known.has(keyword.known);
  if (!/\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(keyword.text)) {
    return passage.text.includes(keyword.text);
  }
  return passage.keys.includes(stem(keyword.text));
}

/** The part of a passage around the keyword, short enough to read at a glance. */
function around({ text }: Passage, keyword: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const at = Math.max(0, text.toLowerCase().indexOf(keyword.toLowerCase()));
  const start = Math.max(0, Math.min(at - LONGEST_QUOTE / 2, text.length - LONGEST_QUOTE));
  const cut = text.slice(start, start + LONGEST_QUOTE).trim();
  return `${start > 0 ? '…' : ''}${cut}${start + LONGEST_QUOTE < text.length ? '…' : ''}`;
}

/**
 * Compares a resume with a job description: which of its words the resume has and where, and which
 * it lacks. Hidden text counts for nothing.
 */
export function matchJob(resume: Resume, description: string): JobMatch {
  const passages = passagesOf(resume);
  const matched: Matched[] = [];
  const missing: Missing[] = [];
  for (const keyword of findKeywords(description)) {
    const places = passages.filter((passage) => holds(passage, keyword));
    const place = places.find(({ isProof }) => isProof) ?? places[0];
    if (place) {
      const { page, section } = place;
      matched.push({ keyword: keyword.text, section, quote: around(place, keyword.text), page });
    } else if (keyword.isCertain) missing.push({ keyword: keyword.text, asked: keyword.asked });
  }
  return { matched, missing };
}
