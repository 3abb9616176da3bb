/** What a workout quote can be for. */
export const goals = ['strength', 'endurance', 'consistency', 'recovery'] as const;

export type Goal = (typeof goals)[number];
