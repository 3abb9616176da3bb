import { readBank } from './bank';
import type { Section } from './bank';
import type { Random } from './random';
import type { Topic } from './topic/shape';

/** Where sections stand in an article, from understanding to doing to looking back. */
export const roles = [
  'asking',
  'scope',
  'pair',
  'meaning',
  'idea',
  'why',
  'look',
  'sources',
  'prepare',
  'tools',
  'choose',
  'tips',
  'start',
  'method',
  'practice',
  'exercise',
  'plan',
  'cost',
  'people',
  'mistakes',
  'trouble',
  'questions',
  'doubt',
  'checklist',
  'measure',
  'notes',
  'explain',
  'deepen',
  'enough',
];

/** One borrowed section joins every so many sections of the topic's own kind. */
const OWN_PER_BORROWED = 3;

/** Every section that fits a topic, one per role, the most wanted first. */
export function planSections(topic: Topic, size: number, random: Random): Section[] {
  const generic = readBank('generic').sections;
  const bank = readBank(topic.kind);
  const own = random.shuffle(bank.sections);
  const others = random.shuffle(generic.filter(({ role }) => bank.borrows.includes(role)));
  const mixed: Section[] = [];
  while (own.length + others.length > 0) {
    mixed.push(...own.splice(0, OWN_PER_BORROWED), ...others.splice(0, 1));
  }
  const wanted = [...formSections(topic), ...mixed];
  return withList(onePerRole(wanted, new Set(topic.tips ? ['tips'] : [])), size);
}

/** Sections about how the topic is put: as a question, as two things, as one thing within another. */
function formSections(topic: Topic): Section[] {
  return readBank('forms').sections.filter((section) => topic.frames.includes(section.role));
}

function onePerRole(sections: Section[], taken: Set<string>): Section[] {
  return sections.filter(({ role }) => !taken.has(role) && taken.add(role));
}

/** Puts a section with a list or a table among the first `size` when none is there. */
function withList(sections: Section[], size: number): Section[] {
  if (sections.slice(0, size).some(hasList)) return sections;
  const found = sections.find(hasList);
  if (!found) return sections;
  const rest = sections.filter((section) => section !== found);
  return rest.toSpliced(size - 1, 0, found);
}

const hasList = ({ blocks }: Section) =>
  blocks.some(({ template, isOptional }) => !isOptional && /^(- |1\. |\|)/.test(template));
