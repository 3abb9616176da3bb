/** The styles a picture can have, as they are on the chips. */
export const styles = [
  'Realistic',
  'Ghibli style',
  'Anime style',
  'Cartoon style',
  'Fantasy style',
  'Realistic style',
  '3D style',
  'Portrait style',
] as const;

export type Style = (typeof styles)[number];

export const defaultStyle: Style = 'Realistic';

const OPENING = 'Generate an image of ';
const MIDDLE = ' in the style ';

/** The prompt of an image call, which is also what the history keeps. */
export function imagePrompt(description: string, style: Style): string {
  return `${OPENING}${description.trim()}${MIDDLE}${style}`;
}

/** Description and style inside an image's prompt; the whole prompt where it has another form. */
export function readPrompt(prompt: string): { description: string; style: Style } {
  const middle = prompt.lastIndexOf(MIDDLE);
  const style = styles.find((candidate) => candidate === prompt.slice(middle + MIDDLE.length));
  const isOurs = style && middle > OPENING.length && prompt.startsWith(OPENING);
  return isOurs
    ? { description: prompt.slice(OPENING.length, middle), style }
    : { description: prompt, style: style ?? defaultStyle };
}
