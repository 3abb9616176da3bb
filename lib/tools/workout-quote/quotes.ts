import type { Goal } from './goals';

export type Quote = { text: string; goal: Goal };

/** The product's own collection of workout quotes. */
export const quotes: Quote[] = [
  { text: 'Put the weight down gently. You will be picking it up again.', goal: 'strength' },
];
