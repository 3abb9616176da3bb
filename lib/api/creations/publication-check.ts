import { readPicture } from '@/lib/providers/media/read';
import { checkPublishable, UNCHECKED } from '@/lib/providers/moderation';
import { CUT_OUT_PROMPT } from '@/lib/tools/remove-background/stored-prompt';

/** What is about to be shown to everybody. */
export interface Publication {
  prompt: string;
  /** The picture's address. */
  content: string;
}

/** Why a picture must stay private, as a sentence for its owner; undefined when it may be shown. */
export type PublicationCheck = (
  publication: Publication,
  signal: AbortSignal,
) => Promise<string | undefined>;

/**
 * Checks a picture that is published later, as one that is published when it is made; one whose store
 * does not give it now has not been looked at.
 */
export const checkPublication: PublicationCheck = async ({ prompt, content }, signal) => {
  const picture = await readPicture(content, signal).catch(() => undefined);
  signal.throwIfAborted();
  if (!picture) return UNCHECKED;
  const isPhoto = prompt === CUT_OUT_PROMPT;
  return (await checkPublishable(prompt, picture.bytes, { signal, isPhoto })).message;
};
