import type { Kind } from './kind';
import type { Tips } from './listing';
import type { Reference } from './noun-phrase';

/** What a person asked an article about, in the forms that sentences need. */
export type Topic = {
  kind: Kind;
  /** The asker's own wording, where it makes a title. */
  title?: string | undefined;
  /** What stands for the topic within a sentence. */
  name: Reference;
  /** What is acted upon, as “bread” in “baking bread”; else the same as `name`. */
  thing: Reference;
  /** The question that was asked, as “the question of why cats purr”; else the same as `name`. */
  question: Reference;
  /** Singular stand-ins for a long name. */
  short: readonly string[];
  /** The two things that are compared, joined or put one within the other. */
  parts?: { a: Reference; b: Reference };
  /** Roles of the sections about how the topic is put. */
  frames: readonly string[];
  tips?: Tips | undefined;
};

/** A topic with nothing but a name and a kind. */
export const plainTopic = (name: Reference, kind: Kind, thing = name): Topic => ({
  kind,
  name,
  thing,
  question: name,
  short: ['the subject', 'this subject'],
  frames: [],
});
