import { countWords } from '@/lib/words';
import { readBank } from './bank';
import type { Bank, Block, Section } from './bank';
import { capitalise } from './capitalise';
import { planSections, roles } from './plan';
import { randomFrom } from './random';
import { Renderer } from './render';
import { tipsSection } from './tips';
import { readTopic } from './topic/topic';
import type { Topic } from './topic/shape';

type Piece = { text: string; words: number; isOptional: boolean };
type Part = { role: string; pieces: Piece[] };

const MOST_SECTIONS = 7;
const FEWEST_SECTIONS = 3;
/** Words a section has on average, its optional paragraphs half counted. */
const SECTION_WORDS = 185;
/** How far from the asked length the choice of sections and paragraphs may end, as shares of it. */
/** Longer names than this many words stay out of headings. */
const MOST_HEADING_NAME = 4;
const SHORTEST = 0.97;
const LONGEST = 1.03;

/** A Markdown article of about `target` words on a topic; the same `seed` gives the same article. */
export function composeArticle(request: { topic: string; target: number; seed: string }): string {
  const { target } = request;
  const random = randomFrom(request.seed);
  const topic = readTopic(request.topic);
  const bank = readBank(topic.kind);
  const renderer = new Renderer(topic, random);

  const used = new Set<string>();

  const heading = (level: string, text: string) =>
    piece(`${level} ${capitalise(renderer.render(text, 'full'))}`);
  const prose = ({ template, isOptional }: Block) => piece(renderer.render(template), isOptional);
  const part = ({ role, headings, blocks }: Section, index = 1): Part => {
    renderer.startSection();
    const fitting = fittingHeadings(headings, topic, index % 2 === 0);
    const fresh = fitting.filter((text) => !used.has(text));
    const text = random.pick(fresh.length > 0 ? fresh : fitting);
    used.add(text);
    return { role, pieces: [heading('##', text), ...blocks.map(prose)] };
  };

  const title = topic.title ? piece(`# ${topic.title}`) : heading('#', random.pick(bank.titles));
  const opening = [title, ...random.pick(openings(topic, bank)).map(prose)];
  const tips = topic.tips ? [part(tipsSection(topic.tips, bank, random))] : [];
  const size = Math.min(MOST_SECTIONS, Math.round(target / SECTION_WORDS));
  const parts = [
    ...tips,
    ...planSections(topic, size - tips.length, random).map((section, index) =>
      part(section, index),
    ),
  ];
  const closing = part(random.pick(bank.closings));

  const frame = wordsIn(opening) + wordsIn(closing.pieces);
  const chosen = choose(parts, size, target - frame);
  const body = chosen.toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role));
  const kept = fill(body, chosen, target - frame);
  return [...opening, ...kept, ...closing.pieces].map(({ text }) => text).join('\n\n');
}

const piece = (text: string, isOptional = false): Piece => ({
  text,
  words: countWords(text),
  isOptional,
});

const wordsIn = (pieces: Piece[]) => pieces.reduce((sum, { words }) => sum + words, 0);
const core = (parts: Part[]) =>
  wordsIn(parts.flatMap(({ pieces }) => pieces.filter(({ isOptional }) => !isOptional)));
const whole = (parts: Part[]) => wordsIn(parts.flatMap(({ pieces }) => pieces));

/** Openings about the question where one was asked about a subject of its own, else the kind's. */
const openings = (topic: Topic, bank: Bank) =>
  topic.question === topic.name ? bank.openings : readBank('forms').openings;

/** The headings to pick from: none with a long name in it, and those with a short one where preferred. */
function fittingHeadings(headings: string[], topic: Topic, prefersNamed: boolean): string[] {
  const isNamed = (heading: string) => /\{[TAB]\}/.test(heading);
  const isLong = topic.name.text.split(' ').length > MOST_HEADING_NAME;
  const named = headings.filter(isNamed);
  if (prefersNamed && named.length > 0 && !isLong) return named;
  return headings.filter((heading) => !isLong || !isNamed(heading));
}

/** So many of the most wanted parts as can be brought to `room` words. */
function choose(parts: Part[], size: number, room: number): Part[] {
  const chosen = parts.slice(0, size);
  while (chosen.length > FEWEST_SECTIONS && core(chosen) > room * LONGEST) chosen.pop();
  for (const next of parts.slice(chosen.length)) {
    if (chosen.length === MOST_SECTIONS || whole(chosen) >= room * SHORTEST) break;
    chosen.push(next);
  }
  return chosen;
}

/** The pieces of a body in order, with as many optional ones as fit, spread over the sections. */
function fill(body: Part[], chosen: Part[], room: number): Piece[] {
  const optional = chosen.map(({ pieces }) => pieces.filter(({ isOptional }) => isOptional));
  const kept = new Set<Piece>();
  let free = room * LONGEST - core(body);
  for (let round = 0; optional.some((pieces) => pieces.length > round); round++) {
    for (const pieces of optional) {
      const next = pieces[round];
      if (!next || next.words > free) continue;
      kept.add(next);
      free -= next.words;
    }
  }
  return body.flatMap(({ pieces }) =>
    pieces.filter((piece) => !piece.isOptional || kept.has(piece)),
  );
}
