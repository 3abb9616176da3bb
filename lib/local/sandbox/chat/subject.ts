import { readTopic } from '../article/topic/topic';

const ASIDE = /^(so|well|ok|okay|and|but|also|then|now|hi|hello|hey)\b[\s,.!]*/i;
const MOST_CHARACTERS = 80;
const MANY_PARTS = 'a matter with several parts';

/** What a message is about, as words that can follow “about”. */
export function subjectOf(message: string): string {
  const first = message.trim().split(/(?<=[?])\s|\n/)[0] ?? '';
  const { question } = readTopic(first.replace(ASIDE, '') || first);
  const text = question.text.replace(/^the question of /, '');
  return text.length <= MOST_CHARACTERS && !text.includes('…') ? text : MANY_PARTS;
}
