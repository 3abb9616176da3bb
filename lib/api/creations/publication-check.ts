import { readPicture } from '@/lib/providers/media/read';
import { checkPublishable, UNCHECKED } from '@/lib/providers/moderation';
import { toolOf } from '@/lib/tools/registry';
import { card as removeBackground } from '@/lib/tools/remove-background/card';

/** What is about to be shown to everybody. */
export interface Publication {
  tool: string | null;
  type: string;
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
export const checkPublication: PublicationCheck = async (creation, signal) => {
  const { prompt, content } = creation;
  const picture = await readPicture(content, signal).catch(() => undefined);
  signal.throwIfAborted();
  if (!picture) return UNCHECKED;
  const isPhoto = toolOf(creation)?.id === removeBackground.id;
  return (await checkPublishable(prompt, picture.bytes, { signal, isPhoto })).message;
};
