import type { z } from 'zod';
import type { Card, CardInput, CardResult } from './card';
import type { DefiLlama } from './llama/defi-llama';

/** How an input is shown on a card. */
export type Field = Omit<CardInput, 'value'>;

/** What a run found out; the card adds the inputs and the time. */
export interface Computed {
  summary: string;
  results: CardResult[];
  table?: Card['table'];
  /** When the figures were taken, when that was not now. */
  at?: string;
  failure?: string;
}

export interface RunParts {
  llama: DefiLlama;
  signal: AbortSignal;
}

/** A calculation or look-up that the model may ask for and a person may run again on its card. */
export interface DefiTool<S extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** Tells the model when to use it. */
  description: string;
  /** Percentages as people write them: 5 is 5%. */
  input: S;
  fields: readonly Field[];
  formula?: string;
  source: Card['source'];
  isLive: boolean;
  /** One or two sentences: how money could be lost on the strength of its figures. */
  risk: string;
  run(input: z.output<S>, parts: RunParts): Computed | Promise<Computed>;
}

/** Declares a tool; its input's type reaches `run`. */
export function defineDefiTool<S extends z.ZodObject>(tool: DefiTool<S>): DefiTool {
  return tool as unknown as DefiTool;
}
