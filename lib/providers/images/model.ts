export const aspects = ['square', 'portrait', 'landscape'] as const;

export type Aspect = (typeof aspects)[number];

export interface ImageRequest {
  /** What the person asked for, as the history keeps it. */
  prompt: string;
  aspect: Aspect;
}

export interface GeneratedImage {
  /** An encoded picture of any common format, unchecked. */
  bytes: Uint8Array;
  model: string;
}

export interface ImageModel {
  readonly model: string;
  /** Where the picture comes from, for the small print under a result. */
  readonly source: string;
  /** True for the sandbox painter, which the interface must say. */
  readonly isSandbox: boolean;
  /** One picture. Throws AppError when the upstream refuses, breaks or is late; an abort throws its reason. */
  generate(request: ImageRequest, signal: AbortSignal): Promise<GeneratedImage>;
}
