import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import { useState } from 'react';

interface Props {
  before: string;
  after: string;
  /** Width over height. */
  ratio: number;
  /** What is behind the cut-out: a CSS background, or the checkerboard. */
  ground?: string | undefined;
}

/** The photo and its cut-out on top of each other; dragging across, or the arrow keys, move the seam. */
export function CutoutCompare({ before, after, ratio, ground }: Props) {
  const [seam, setSeam] = useState(50);
  // A photo the browser cannot show (TIFF) leaves the cut-out alone
  const [isAlone, setIsAlone] = useState(false);
  const edge = isAlone ? 0 : seam;
  return (
    <div
      className="checkerboard border-line has-focus-visible:outline-ring relative mx-auto max-h-[70dvh] w-full overflow-hidden rounded-md border outline-offset-2 has-focus-visible:outline-2"
      style={{ aspectRatio: ratio, maxWidth: `calc(70dvh * ${ratio})` }}
    >
      {isAlone ? null : (
        <img
          src={before}
          alt="Before"
          onError={() => setIsAlone(true)}
          className="absolute inset-0 size-full object-contain"
        />
      )}
      <div className="checkerboard absolute inset-0" style={{ clipPath: `inset(0 0 0 ${edge}%)` }}>
        <div className="absolute inset-0" style={{ background: ground }} />
        <img
          src={after}
          alt="Without its background"
          className="absolute inset-0 size-full object-contain"
        />
      </div>
      <div
        aria-hidden
        className="bg-cream pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2"
        style={{ left: `${edge}%` }}
      >
        <span className="bg-cream shadow-float absolute top-1/2 left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full text-[oklch(0.25_0.02_60)]">
          <ChevronsLeftRight size={20} />
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={seam}
        onChange={(event) => setSeam(Number(event.target.value))}
        aria-label="Move between before and after"
        aria-valuetext={`${seam}% before`}
        className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0"
      />
    </div>
  );
}
