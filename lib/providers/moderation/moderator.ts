/** What a moderator thinks of something that is to be published. */
export type Verdict = 'fine' | 'flagged' | 'unchecked' | 'unseen';

export interface PublicationRequest {
  prompt: string;
  /** The picture was sent by a person, so that the prompt says nothing of what is on it. */
  isPhoto?: boolean | undefined;
  /** The encoded picture, for a moderator that can look at one. */
  picture?: Uint8Array | undefined;
}

export interface Moderator {
  /**
   * Never throws but for an abort: what could not be checked now is `unchecked`, and a photo that this
   * moderator cannot look at `unseen`.
   */
  check(request: PublicationRequest, signal: AbortSignal): Promise<Verdict>;
}
