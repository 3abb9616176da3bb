import { findDateRanges, hasYear } from './date-ranges';
import { wordsOf } from './language';
import type { Line } from './line';
import type { Section } from './sections';

/** Something the resume says a person did: a bullet point or a paragraph under a job. */
export interface Statement {
  text: string;
  page: number;
  section: string;
  isBullet: boolean;
}

const CLAIMS = new Set(['experience', 'projects', 'volunteering']);
const NEXT_LINE = 1.9;
const FEWEST_WORDS = 4;

/** True when `line` goes on with the sentence of the line before it. */
function continues(line: Line, before: Line, isBullet: boolean): boolean {
  if (line.isBullet || line.isBold !== before.isBold || findDateRanges(line.text).length > 0) {
    return false;
  }
  const isNear = line.page !== before.page || line.y - before.y < before.size * NEXT_LINE;
  const isIndented = isBullet ? line.x >= before.x - 2 : Math.abs(line.x - before.x) < 2;
  return isNear && isIndented && !/[.!?。]$/u.test(before.text);
}

/** Lines joined into whole statements, for one section. */
export function joinStatements(section: Section): Statement[] {
  const statements: Statement[] = [];
  let before: Line | undefined;
  for (const line of section.lines) {
    const open = statements.at(-1);
    if (open && before && continues(line, before, open.isBullet)) open.text += ` ${line.text}`;
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
  return claims.filter((each) => !isLabel(each) && wordsOf(each.text).length >= FEWEST_WORDS);
}
