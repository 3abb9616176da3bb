import { readPicture } from '@/lib/providers/media/read';
import { checkPublishable } from '@/lib/providers/moderation';

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

/** Checks a picture that is published later, as one that is published when it is made. */
export const checkPublication: PublicationCheck = async ({ prompt, content }, signal) => {
  const picture = await readPicture(content, signal).catch(() => undefined);
  return (await checkPublishable(prompt, picture?.bytes, { signal })).message;
};
