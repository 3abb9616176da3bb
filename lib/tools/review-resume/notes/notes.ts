import { completeText, type TextModel } from '@/lib/providers/text';
import type { ModelNotes } from '../types';
import { readAnswer } from './answer';
import { newFence, reviewMessages } from './prompt';
import { asText, type Passage } from './source';
import { vetAnswer } from './vet';

const MAX_TOKENS = 4_000;

/**
 * The model's review, after everything that cannot be checked against the resume was dropped; null
 * when nothing of it is left. One model call. Throws what the model throws.
 */
export async function askForNotes(
  text: TextModel,
  passages: readonly Passage[],
  description: string | undefined,
  signal: AbortSignal,
): Promise<ModelNotes | null> {
  const messages = reviewMessages(asText(passages), description, newFence());
  const answer = await completeText(text, { messages, maxTokens: MAX_TOKENS }, signal);
  const notes = vetAnswer(readAnswer(answer.text), passages, description);
  const { summary, strengths, concerns, rewrites } = notes;
  const isEmpty = !summary && strengths.length + concerns.length + rewrites.length === 0;
  return isEmpty ? null : { ...notes, model: answer.model };
}
