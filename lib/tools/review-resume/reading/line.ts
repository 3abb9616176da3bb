/** One line of a resume in reading order. */
export interface Line {
  text: string;
  page: number;
  x: number;
  right: number;
  /** Baseline in points from the top of its page. */
  y: number;
  size: number;
  isBold: boolean;
  /** True when a bullet sign opens it; the sign is not part of `text`. */
  isBullet: boolean;
}
