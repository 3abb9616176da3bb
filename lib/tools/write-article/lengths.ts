/** The lengths an article can have; `words` is what the API calls `length`. */
export const lengths = [
  { words: 800, name: 'Short', range: '500-800 words' },
  { words: 1200, name: 'Medium', range: '800-1200 words' },
  { words: 1600, name: 'Long', range: '1200+ words' },
] as const;

export type ArticleLength = (typeof lengths)[number]['words'];

export const defaultLength: ArticleLength = 800;

/** The label of a length, for example `Short (500-800 words)`. */
export function lengthLabel(words: ArticleLength): string {
  const length = lengths.find((candidate) => candidate.words === words) ?? lengths[0];
  return `${length.name} (${length.range})`;
}

const OPENING = 'Write an article about ';
const ENDING = / in (?:Short|Medium|Long) \([^()]*\)$/;

/** The prompt of an article call, which is also what the history keeps. */
export function articlePrompt(topic: string, words: ArticleLength): string {
  return `${OPENING}${topic.trim()} in ${lengthLabel(words)}`;
}

/** The topic inside an article's prompt; the whole prompt where it has another form. */
export function topicOf(prompt: string): string {
  const end = prompt.search(ENDING);
  const isOurs = end > OPENING.length && prompt.startsWith(OPENING);
  return isOurs ? prompt.slice(OPENING.length, end) : prompt;
}
