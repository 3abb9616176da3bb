import type { Goal } from './goals';
import { consistency } from './quotes/consistency';
import { endurance } from './quotes/endurance';
import { recovery } from './quotes/recovery';
import { strength } from './quotes/strength';

export type Quote = { text: string; goal: Goal };

const withGoal = (goal: Goal, texts: string[]): Quote[] => texts.map((text) => ({ text, goal }));

/** The product's own collection of workout quotes. */
export const quotes: Quote[] = [
  ...withGoal('strength', strength),
  ...withGoal('endurance', endurance),
  ...withGoal('consistency', consistency),
  ...withGoal('recovery', recovery),
];
