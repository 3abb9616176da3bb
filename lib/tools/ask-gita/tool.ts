import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { getText, type TextModel } from '@/lib/providers/text';
import { AUTHOR } from '@/lib/providers/gita';
import { defineTool, type RunResult } from '../define';
import { plainText } from '../plain-text';
import { type Answer, answerFrom } from './answer';
import { card } from './card';
import { concernOf, type GivenVerse, listComfort } from './concerns';
import { findVerses } from './find-verses';

const said = {
  notSpokenOf: 'The Gita doesn’t speak of this.',
  nothing: 'The Gita doesn’t speak of this. Try a plainer word, such as anger, duty or peace.',
  sandbox:
    'The sandbox doesn’t write answers, so these are the verses alone. The site’s owner can set OPENAI_API_KEY for answers.',
  notSetUp: 'Answers aren’t set up on this server yet, so these are the verses alone.',
  failed: 'We couldn’t write an answer right now, so these are the verses alone.',
  unsupported: 'The answer quoted words that aren’t in the text, so we left it out.',
  cut: 'We left out a part of the answer whose words aren’t in the text.',
  uncounted: 'This run wasn’t counted.',
};

/** A question in one's own words in; verses with a line on why out, and with a model a short answer. */
export const askGita = defineTool(card, {
  input: z.object({ question: plainText('a question', 500) }),
  uses: { text: textOrNull },
  storedPrompt: ({ question }) => question,
  async run({ question }, { text, signal }) {
    const concern = concernOf(question);
    if (concern) return uncounted(await listComfort(), concern);
    const given = await findVerses(question);
    if (given.length === 0) return uncounted([], said.nothing);
    if (!text) return uncounted(given, said.notSetUp);
    if (text.isSandbox) return { ...result(given, said.sandbox), isSandbox: true };
    const answer = await tryAnswer(text, question, given, signal);
    return answer
      ? { ...withAnswer(answer), source: `${text.source}, and ${AUTHOR}` }
      : uncounted(given, said.failed);
  },
});

function withAnswer({ isSpokenOf, text, isCut, verses, model }: Answer): RunResult {
  if (!isSpokenOf) return { ...result(verses, undefined, said.notSpokenOf), model };
  if (text === '') return uncounted(verses, isCut ? said.unsupported : said.failed);
  return { ...result(verses, isCut ? said.cut : undefined, text), model };
}

const uncounted = (given: readonly GivenVerse[], message: string): RunResult => ({
  ...result(given, `${message} ${said.uncounted}`),
  isCharged: false,
});

function result(given: readonly GivenVerse[], message?: string, answer?: string): RunResult {
  const verses = given.map(({ verse, why }) => ({
    chapter_number: verse.chapter,
    verse_number: verse.verse,
    translation: verse.text,
    why,
  }));
  return {
    content: '',
    isSaved: false,
    source: AUTHOR,
    payload: { verses, ...(answer ? { answer } : {}) },
    ...(message ? { message } : {}),
  };
}

/** The model's answer; undefined when it fails. A person who leaves ends the run instead. */
async function tryAnswer(
  text: TextModel,
  question: string,
  given: readonly GivenVerse[],
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    return await answerFrom(text, question, given, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error;
    return undefined;
  }
}

/** The text model, or null where none is set up: the verses do without it. */
async function textOrNull(): Promise<TextModel | null> {
  try {
    return getText();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
