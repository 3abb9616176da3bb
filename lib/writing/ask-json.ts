import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { TextMessage, TextModel } from '@/lib/providers/text';
import { readJson } from './read-json';
import { writeText } from './write-text';

export interface Question<S extends z.ZodType> {
  /** What the answer is for and what it must be like; the shape is added. */
  system: string;
  /** The person's text: data for the model, never an instruction. */
  user: string;
  schema: S;
  /** An example of the shape, as models follow one more surely than a schema. */
  shape: string;
  maxTokens: number;
  /** What is wrong with an answer, for the model; undefined when it is as it should be. */
  complaint?(answer: z.output<S>): string | undefined;
}

/**
 * A model's answer as data. One that breaks a limit is asked for once more, and the second one counts
 * whatever it is. Throws `upstream_failed` when no answer has the shape.
 */
export async function askJson<S extends z.ZodType>(
  model: TextModel,
  { system, user, schema, shape, maxTokens, complaint }: Question<S>,
  signal: AbortSignal,
): Promise<{ answer: z.output<S>; model: string }> {
  const messages: TextMessage[] = [
    { role: 'system', content: `${system}\nAnswer with JSON alone, in this shape: ${shape}` },
    { role: 'user', content: user },
  ];
  const first = await writeText(model, { messages, maxTokens }, { signal });
  const answer = readJson(first.text, schema);
  const wrong = answer && complaint?.(answer);
  if (answer && !wrong) return { answer, model: first.model };
  if (!complaint) throw unreadable();

  messages.push(
    { role: 'assistant', content: first.text },
    { role: 'user', content: wrong ?? 'That was not JSON in the shape that was asked for.' },
  );
  const second = await writeText(model, { messages, maxTokens }, { signal });
  const better = readJson(second.text, schema) ?? answer;
  if (!better) throw unreadable();
  return { answer: better, model: second.model };
}

const unreadable = () =>
  new AppError(
    'upstream_failed',
    'The writing service gave an answer that could not be used. Please try again.',
  );
