/** An input a person can change on a card; `value` is what was computed with. */
export interface CardInput {
  name: string;
  label: string;
  value: string | number | boolean | null;
  kind: 'number' | 'text' | 'choice' | 'switch';
  /** Shown after the field, e.g. `%` or `USD`. */
  unit?: string;
  choices?: { value: string; label: string }[];
}

/** One line of what was computed, already in words and units. */
export interface CardResult {
  label: string;
  value: string;
  /** The figure the card is about. */
  isMain?: boolean;
}

/** What a calculation or a look-up shows: everything a person needs to check it and to run it again. */
export interface Card {
  id: string;
  /** The tool that made it; sent back with changed inputs to compute again. */
  tool: string;
  title: string;
  /** The outcome in one sentence. */
  summary: string;
  inputs: CardInput[];
  results: CardResult[];
  /** Pools and the like. */
  table?: { columns: string[]; rows: string[][] };
  /** How it was worked out, in plain notation with its units. */
  formula?: string;
  source: { name: string; url?: string };
  /** When it was computed, or when the live figures were taken; ISO 8601. */
  at: string;
  isLive: boolean;
  /** How money could be lost on the strength of these figures. */
  risk: string;
  /** Why there are no figures. */
  failure?: string;
}
