import { getVerse, type Verse } from '@/lib/providers/gita';

/** A verse with a line on why it is given. */
export interface GivenVerse {
  verse: Verse;
  why: string;
}

interface Concern {
  pattern: RegExp;
  message: string;
}

/** Questions that a person or a service must answer, not a text; the gravest first. */
const CONCERNS: readonly Concern[] = [
  {
    pattern:
      /\bsuicid|\bself harm|\bkill(?:ing)? (?:my|him|her|your|them)sel|\b(?:hurt|hurting|cut|cutting|harm|harming) myself\b|\bend (?:my|his|her|their) (?:own )?life\b|\bend it all\b|\bt(?:ake|aking) (?:my|his|her|their) own life\b|\b(?:want|wants|wanted|going) to die\b|\bwish (?:i|we) (?:was|were) (?:dead|never born)|\bbetter off (?:dead|without me)\b|\b(?:no reason|no point|not worth|dont want|do not want|cant go on|nothing left)(?: (?:in|to|be|it|for))* (?:live|living|alive|here anymore)\b|\boverdos/,
    message:
      'You don’t have to carry this alone. Please reach out now to someone you trust, and if you or anyone else may be in danger, to your local emergency services. These verses are here for company.',
  },
  {
    pattern:
      /\bmedic(?:ine|ines|ation|ations|al)\b|\bantidepressants?\b|\bpills?\b|\bdos(?:e|es|age)\b|\bprescri(?:be|bed|ption)|\bsymptoms?\b|\bdiagnos|\bchemotherapy\b|\bvaccin|\bsurgery\b|\bblood pressure\b|\bdiabetes\b|\binsulin\b|\btumou?r\b|\bside effects?\b|\bcure (?:my|for|a)\b|\btreatment for\b|\bpregnan/,
    message:
      'The Gita doesn’t answer medical questions. Please ask a doctor or a pharmacist. These verses may be some comfort meanwhile.',
  },
  {
    pattern:
      /\blawyers?\b|\battorneys?\b|\blawsuits?\b|\bsu(?:e|ing)\b|\b(?:il)?legal(?:ly)?\b|\b(?:in|to) court\b|\bcustody\b|\bdivorce (?:settlement|papers)\b|\bevict|\btax (?:return|evasion|fraud)\b|\bprosecut|\bcriminal charges?\b|\brestraining order\b/,
    message:
      'The Gita doesn’t give legal advice. Please ask a lawyer or a legal advice service. These verses may be some comfort meanwhile.',
  },
];

/** Verses that hold up whoever is in need: none of them speaks of death or of enemies. */
const COMFORT = [
  { chapter: 9, verse: 22, why: 'A promise to be looked after.' },
  { chapter: 2, verse: 14, why: 'What hurts now will pass.' },
  { chapter: 9, verse: 29, why: 'Nobody is shut out.' },
  { chapter: 10, verse: 11, why: 'A light from within for dark times.' },
  { chapter: 18, verse: 66, why: 'The last word of the teaching is not to grieve.' },
];

/** What to say to a question on medicine, law or self-harm; undefined for any other. */
export function concernOf(question: string): string | undefined {
  const plain = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return CONCERNS.find(({ pattern }) => pattern.test(plain))?.message;
}

/** The verses of comfort. */
export async function listComfort(): Promise<GivenVerse[]> {
  const given = COMFORT.map(async ({ why, ...place }) => {
    const verse = await getVerse(place);
    return verse ? [{ verse, why }] : [];
  });
  return (await Promise.all(given)).flat();
}
