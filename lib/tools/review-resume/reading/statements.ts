import { findDateRanges, hasYear } from './date-ranges.ts';
import { wordsOf } from './language.ts';
import type { Line } from './line.ts';
import type { Section } from './sections.ts';

/** Something the resume says a person did: a bullet point or a paragraph under a job. */
export interface Statement {
  text: string;
  page: number;
  section: string;
  isBullet: boolean;
}

const CLAIMS = new Set(['experience', 'projects', 'volunteering']);
const NEXT_LINE = 1.9;
/** Words from which a line without a bullet says something; one fewer where a full stop ends it. */
const FEWEST_WORDS = 4;

/** True when the first word of `line` would still have fitted on the line before it. */
function wouldFit(line: Line, before: Line, edge: number): boolean {
  const letter = (before.right - before.x) / Math.max(1, before.text.length);
  const word = line.text.split(' ')[0] ?? '';
  return before.right + (word.length + 1) * letter < edge;
}

/** True when `line` goes on with the sentence of the line before it; `edge` is where lines wrap. */
function continues(line: Line, before: Line, isBullet: boolean, edge: number): boolean {
  if (line.isBullet || line.isBold !== before.isBold || findDateRanges(line.text).length > 0) {
    return false;
  }
  const isNear = line.page !== before.page || line.y - before.y < before.size * NEXT_LINE;
  const isIndented = isBullet ? line.x >= before.x - 2 : Math.abs(line.x - before.x) < 2;
  if (!isBullet && wouldFit(line, before, edge)) return false;
  return isNear && isIndented && !/[.!?。]$/u.test(before.text);
}

/** Lines joined into whole statements, for one section. */
export function joinStatements(section: Section): Statement[] {
  const statements: Statement[] = [];
  const edge = Math.max(...section.lines.map(({ right }) => right));
  let before: Line | undefined;
  for (const line of section.lines) {
    const open = statements.at(-1);
    if (open && before && continues(line, before, open.isBullet, edge))
      open.text += ` ${line.text}`;
    else {
      const { text, page, isBullet } = line;
      statements.push({ text, page, isBullet, section: section.title });
    }
    before = line;
  }
  return statements;
}

const isLabel = ({ text, isBullet }: Statement) =>
  !isBullet && (findDateRanges(text).length > 0 || hasYear(text) || !/[\p{Ll}\p{Lo}]/u.test(text));

/**
 * What the person says they did, from experience, projects and volunteering. Bullet points where
 * there are any, else the paragraphs; titles, dates and places are left out.
 */
export function readStatements(sections: readonly Section[]): Statement[] {
  const claims = sections.filter(({ id }) => CLAIMS.has(id)).flatMap(joinStatements);
  const bullets = claims.filter(({ isBullet }) => isBullet);
  if (bullets.length >= 2) return bullets;
  return claims.filter((each) => {
    const words = wordsOf(each.text).length + (/[.。]$/u.test(each.text) ? 1 : 0);
    return !isLabel(each) && words >= FEWEST_WORDS;
  });
}
