import { capitalise } from './capitalise';
import type { Random } from './random';
import type { Reference } from './topic/noun-phrase';
import type { Topic } from './topic/shape';

/** Names longer than this many words alternate with a short name. */
const LONG_NAME = 3;
/** Names longer than this are spelt out in every third section only. */
const VERY_LONG_NAME = 5;

/** A name that, repeated, would look like a repeated sentence. */
const ENDS_SENTENCE = /[.?!…]/;

/**
 * Turns bank markup into prose about one topic. `{T}`, `{O}`, `{Q}`, `{A}`, `{B}` are the topic, its
 * object, the question about it and its two parts,
 * `[is|are]` agrees with the last of them, `{this // that}` is one of several wordings.
 */
export class Renderer {
  private mentions = 0;
  private section = 0;
  private questions = 0;
  private wasNamed = false;
  private last: Reference;

  constructor(
    private readonly topic: Topic,
    private readonly random: Random,
  ) {
    this.last = topic.name;
  }

  /** Starts a section, in which the topic is named in full again. */
  startSection(): void {
    this.section += 1;
    this.questions = 0;
    this.mentions = lengthOf(this.topic.name) > VERY_LONG_NAME && this.section % 3 !== 0 ? 1 : 0;
  }

  /** A block of prose; `names` forces the full name, as in titles and headings. */
  render(template: string, names: 'cycled' | 'full' = 'cycled'): string {
    this.last = this.topic.name;
    const text = template
      .replaceAll(/\{([TOQAB])\}/g, '\u{E000}$1')
      .replaceAll(/\{([^{}]*)\}/g, (_, wordings: string) =>
        this.random.pick(wordings.split(' // ')),
      )
      .replaceAll(/\u{E000}([TOQAB])|\[([^[\]|]*)\|([^[\]|]*)\]/gu, (...match: unknown[]) => {
        const [, part, singular, plural] = match as string[];
        if (part === undefined) return this.agree(singular ?? '', plural ?? '');
        const before = String(match.at(-1)).slice(0, Number(match.at(-2)));
        return this.mention(part, startsSentence(before), names === 'full');
      });
    const plain = text.replaceAll(/\babout the question of (?=how|what|wh)/g, 'about ');
    return typeset(this.topic.kind === 'spanish' ? contract(plain) : plain);
  }

  private mention(part: string, isFirst: boolean, isFull: boolean): string {
    this.last = this.reference(part, isFirst, isFull);
    return isFirst ? capitalise(this.last.text) : this.last.text;
  }

  private reference(part: string, isFirst: boolean, isFull: boolean): Reference {
    const { name, thing, question, parts, short } = this.topic;
    if (part === 'A' || part === 'B') return (part === 'A' ? parts?.a : parts?.b) ?? name;
    if (part === 'O' && thing !== name) return thing;
    if (part === 'Q' && question !== name) return this.asking(isFull);
    if (isFull || lengthOf(name) <= LONG_NAME) return name;
    const turn = this.mentions++;
    const isRepeated = (isFirst || ENDS_SENTENCE.test(name.text)) && this.wasNamed;
    this.wasNamed = true;
    const text = short[(turn >> 1) % short.length];
    if (text === undefined || (turn % 2 === 0 && !isRepeated)) return name;
    return { ...name, text, isPlural: false };
  }

  private asking(isFull: boolean): Reference {
    const { question } = this.topic;
    this.questions += 1;
    if (isFull || (this.questions === 1 && this.section % 2 === 0)) return question;
    return { ...question, text: this.questions % 2 === 0 ? 'this question' : 'the question' };
  }

  private agree(singular: string, plural: string): string {
    const isThey = this.last.isPlural || (this.last.isPerson && /^its?(self)?\b/i.test(singular));
    return isThey ? plural : singular;
  }
}

const lengthOf = ({ text }: Reference) => text.split(' ').length;
const startsSentence = (before: string) => /(^|[.?!]["”)]?\s+|\n|\*\*|- |\| )$/.test(before);

/** Typewriter quotation marks and apostrophes as a printer would set them. */
const typeset = (text: string) =>
  text
    .replaceAll(/(^|[\s(|])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');

/** “de el” and “a el” as Spanish joins them. */
const contract = (text: string) => text.replaceAll(/\b([Dd]e|[Aa]) el\b/g, '$1l');
