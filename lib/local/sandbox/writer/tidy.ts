const FILLERS = /\b(?:very|really|actually|basically|quite|just|simply|literally)\s+/gi;

const SHORTER: [RegExp, string][] = [
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this point in time\b/gi, 'now'],
  [/\ba large number of\b/gi, 'many'],
  [/\butili[sz]e\b/gi, 'use'],
];

/** A text with its fillers and long-winded phrases gone: all the rewriting that the sandbox does. */
export function tidy(text: string): string {
  const shorter = SHORTER.reduce((one, [long, short]) => one.replace(long, short), text);
  return shorter
    .replace(FILLERS, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
}
