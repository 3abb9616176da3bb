import type { OutlineSection } from '@/lib/tools/article-outline/outline';

/** A section of an outline that can be changed; `id` stays while it is moved and renamed. */
export interface PlannedSection extends OutlineSection {
  id: string;
}

/** An outline as it comes from the server, ready to be changed. */
export const planned = (outline: readonly OutlineSection[]): PlannedSection[] =>
  outline.map(({ heading, points }) => ({ id: crypto.randomUUID(), heading, points }));

/** The list with one of its entries at another place; the same entries where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The first section of a new outline whose heading the sections do not have. */
export function freshSection(
  sections: readonly OutlineSection[],
  outline: readonly OutlineSection[],
): OutlineSection | undefined {
  const name = ({ heading }: OutlineSection) => heading.trim().toLowerCase();
  const known = new Set(sections.map(name));
  return outline.find((section) => !known.has(name(section)));
}

/** A change of sections: one of them becomes another. */
export const replacing =
  (id: string, by: PlannedSection) =>
  (sections: readonly PlannedSection[]): PlannedSection[] =>
    sections.map((section) => (section.id === id ? by : section));
