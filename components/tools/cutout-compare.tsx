'use client';

import { type CSSProperties, useState } from 'react';

interface Props {
  before: string;
  after: string;
  /** Width over height. */
  ratio: number;
  /** What stands behind the cut-out: a CSS background, or the checkerboard. */
  ground?: string | undefined;
}

/** The photo and its cut-out on top of each other; a slider moves the seam between them. */
export function CutoutCompare({ before, after, ratio, ground }: Props) {
  const [seam, setSeam] = useState(50);
  const clip: CSSProperties = { clipPath: `inset(0 0 0 ${seam}%)` };
  return (
    <div className="grid gap-3">
      <div
        className="checkerboard border-line relative mx-auto max-h-[70dvh] w-full overflow-hidden rounded-md border"
        style={{ aspectRatio: ratio, maxWidth: `calc(70dvh * ${ratio})` }}
      >
        <img src={before} alt="Before" className="absolute inset-0 size-full object-contain" />
        <div className="checkerboard absolute inset-0" style={clip}>
          <div className="absolute inset-0" style={{ background: ground }} />
          <img
            src={after}
            alt="Without its background"
            className="absolute inset-0 size-full object-contain"
          />
        </div>
        <div
          aria-hidden
          className="bg-cream absolute inset-y-0 w-0.5"
          style={{ left: `${seam}%` }}
        />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={seam}
        onChange={(event) => setSeam(Number(event.target.value))}
        aria-label="Move between before and after"
        className="accent-accent-strong h-8 w-full"
      />
    </div>
  );
}
