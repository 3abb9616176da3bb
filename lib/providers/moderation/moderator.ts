/** What a moderator thinks of something that is to be published. */
export type Verdict = 'fine' | 'flagged' | 'unchecked';

export interface PublicationRequest {
  prompt: string;
  /** The encoded picture, for a moderator that can look at one. */
  picture?: Uint8Array | undefined;
}

export interface Moderator {
  /** Never throws but for an abort: what could not be checked is `unchecked`. */
  check(request: PublicationRequest, signal: AbortSignal): Promise<Verdict>;
}
