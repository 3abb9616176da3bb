/** How a text may sound. */
export const tones = [
  'neutral',
  'friendly',
  'professional',
  'formal',
  'confident',
  'playful',
  'persuasive',
] as const;

export type Tone = (typeof tones)[number];

/** For whom and how something is written; every part may be left out. */
export interface Brief {
  tone?: Tone | undefined;
  audience?: string | undefined;
  language?: string | undefined;
  keywords?: string[] | undefined;
  /** What is true of the subject, in the person's own words. */
  facts?: string | undefined;
}

/** A brief as lines of a system prompt; `traits` say how the person writes. */
export function briefLines(brief: Brief, traits: readonly string[] = []): string[] {
  const { tone, audience, language, keywords, facts } = brief;
  return [
    language ? `Write in ${language}.` : 'Write in the language of the topic.',
    ...(tone ? [`The tone is ${tone}.`] : []),
    ...(audience ? [`The readers are: ${audience}.`] : []),
    ...(keywords?.length ? [`Use these terms where they fit: ${keywords.join(', ')}.`] : []),
    ...(facts ? [`What is true of the subject:\n<facts>\n${facts}\n</facts>`] : []),
    ...voiceLines(traits),
  ];
}

/** How the person writes, as lines of a system prompt. */
export const voiceLines = (traits: readonly string[]): string[] =>
  traits.length > 0 ? ['Write in this voice:', ...traits.map((trait) => `- ${trait}`)] : [];
