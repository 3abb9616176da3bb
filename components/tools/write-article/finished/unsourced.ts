import { sentences } from '@/lib/writing/figures/sentences';

/** A figure of an article that no source held, and where it stands. */
export interface UnsourcedFigure {
  sentence: string;
  figure: string;
}

/** The figures without a source that an article was kept with, of the sentences that still stand in it. */
export function unsourcedIn(data: unknown, text: string): UnsourcedFigure[] {
  const { unsupported = [] } = (data ?? {}) as { unsupported?: UnsourcedFigure[] };
  const standing = new Set(sentences(text).map((sentence) => sentence.text));
  return unsupported.filter(({ sentence }) => standing.has(sentence));
}
