import type { TextEnd, TextModel } from '@/lib/providers/text';
import { briefLines } from '@/lib/writing/brief';
import { writtenByOutline } from './by-outline';
import { continuing, writtenAfter } from './continuation';
import type { ArticleInput } from './input';
import type { Interrupted } from './interrupted';
import { topicOf } from './lengths';
import { articleSystem, sectionSystem } from './prompts';
import { sourceLines, sourceList } from './sources';

/** Room to finish: at least two tokens a word, plus headings and reasoning. */
const TOKENS_PER_WORD = 3;

/** Room for an end, also of an article that is nearly as long as it was asked for. */
const LEAST_WORDS = 200;

interface Asked extends ArticleInput {
  /** How the person writes. */
  traits: readonly string[];
  /** The article that is gone on with. */
  interrupted: Interrupted | undefined;
}

/** An article as it is written: by its outline, in one piece, or from where it was interrupted; then its sources. */
export async function* articleStream(
  model: TextModel,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<string[], TextEnd> {
  const { outline, sources } = asked;
  const lines = [...briefLines(asked, asked.traits), ...sourceLines(sources)];
  const end = outline
    ? yield* writtenByOutline(
        model,
        { title: topicIn(asked), outline, words: asked.length, system: sectionSystem(lines) },
        signal,
      )
    : yield* writtenAtOnce(model, asked, lines, signal);
  if (sources.length > 0) yield [sourceList(sources)];
  return end;
}

async function* writtenAtOnce(
  model: TextModel,
  { prompt, length, interrupted }: Asked,
  lines: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<string[], TextEnd> {
  const messages = [
    { role: 'system' as const, content: articleSystem(length, lines) },
    { role: 'user' as const, content: interrupted?.prompt ?? prompt },
    ...(interrupted ? continuing(interrupted.kept, interrupted.words, length) : []),
  ];
  const words = Math.max(LEAST_WORDS, length - (interrupted?.words ?? 0));
  const written = model.stream({ messages, maxTokens: words * TOKENS_PER_WORD }, signal);
  return yield* interrupted ? writtenAfter(interrupted.kept, written) : written;
}

/** What an article is about. */
export const topicIn = ({ topic, prompt }: Pick<ArticleInput, 'topic' | 'prompt'>): string =>
  topic ?? topicOf(prompt);
