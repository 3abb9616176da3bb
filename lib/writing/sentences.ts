const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The sentences of a plain text, each with the space behind it (Unicode Standard Annex 29). */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/**
 * The text cut to `most` as `measure` counts it: at the end of a sentence, else at the end of a word with an
 * ellipsis, else between two characters.
 */
export function cutAtSentence(
  text: string,
  most: number,
  measure: (text: string) => number = (counted) => counted.length,
): string {
  const whole = text.trim();
  const fits = (part: string) => measure(part) <= most;
  if (fits(whole)) return whole;
  const sentences = fill(sentencesOf(whole), fits);
  if (sentences) return sentences;
  const fitsCut = (part: string) => fits(`${part}…`);
  return `${fill(whole.split(/(?<=\s)/), fitsCut) || fill([...whole], fitsCut)}…`;
}

/** As many of the parts, from the first, as fit together. */
function fill(parts: readonly string[], fits: (text: string) => boolean): string {
  let kept = '';
  for (const part of parts) {
    if (!fits((kept + part).trimEnd())) break;
    kept += part;
  }
  return kept.trimEnd();
}
