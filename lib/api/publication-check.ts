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

/** Until a moderation provider is set up nothing can be checked, and what is unchecked stays private. */
export const checkPublication: PublicationCheck = async () =>
  'It could not be checked just now, so it stays private. Try again later.';
