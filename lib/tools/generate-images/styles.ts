/** The styles a picture can have, as they stand on the chips. */
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

/** The prompt of an image call, which is also what the history keeps. */
export function imagePrompt(description: string, style: Style): string {
  return `Generate an image of ${description.trim()} in the style ${style}`;
}

/** Description and style inside an image's prompt; the whole prompt where it has another form. */
export function readPrompt(prompt: string): { description: string; style: Style } {
  const match = /^Generate an image of ([\s\S]+) in the style (.+)$/.exec(prompt);
  const style = styles.find((candidate) => candidate === match?.[2]);
  return { description: style && match?.[1] ? match[1] : prompt, style: style ?? defaultStyle };
}
