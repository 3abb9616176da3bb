import type { Picture } from '@/lib/providers/media/picture';

/** Where the subject is, in shares (0 to 1) of the upright photo. */
export interface SubjectBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CutoutRequest {
  photo: Uint8Array;
  box?: SubjectBox | undefined;
}

export interface CutoutEngine {
  /** What does it, for the small print under a result. */
  readonly source: string;
  /**
   * The subject of a photo on a transparent ground: upright, as large as the photo. Throws
   * `wrong_type`, `too_large` or `unprocessable` for a photo it cannot use, `unavailable` when too
   * many wait, `upstream_timeout` or `upstream_failed`; an abort throws the signal's reason.
   */
  remove(request: CutoutRequest, signal: AbortSignal): Promise<Picture>;
}
