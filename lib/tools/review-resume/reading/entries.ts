import { type DateRange, findDateRanges, hasYear } from './date-ranges.ts';
import type { Line } from './line.ts';
import type { SectionId } from './section-names.ts';
import type { Section } from './sections.ts';

/** A dated stay: a job, a degree, a project. */
export interface Entry {
  range: DateRange;
  line: Line;
  section: SectionId;
}

const DATED = new Set<SectionId>(['experience', 'education', 'projects', 'volunteering', 'other']);

/** The dated entries in their order. */
export function readEntries(sections: readonly Section[]): Entry[] {
  return sections
    .filter(({ id }) => DATED.has(id))
    .flatMap(({ id, lines }) =>
      lines.flatMap((line) =>
        line.isBullet
          ? []
          : findDateRanges(line.text).map((range) => ({ range, line, section: id })),
      ),
    );
}

const WITHIN = 2;

/** Titles of jobs that no date is beside, judged by bold lines above bullets. */
export function readUndated(section: Section): Line[] {
  const { lines } = section;
  return lines.filter((line, at) => {
    if (!line.isBold || line.isBullet || lines[at - 1]?.isBold) return false;
    const around = [lines[at - 1], ...lines.slice(at, at + WITHIN + 1)];
    const block = around.filter((each) => each && !each.isBullet);
    return !block.some((each) => each && hasYear(each.text));
  });
}
