import { type PointerEvent, useRef, useState } from 'react';

/** A rectangle in shares (0 to 1) of a picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Props {
  photo: string;
  box: Box;
  onChange: (box: Box) => void;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const percent = (share: number) => `${share * 100}%`;
const EDGES = ['x', 'y', 'width', 'height'] as const;
const NAMES = { x: 'Left', y: 'Top', width: 'Width', height: 'Height' };

/** The box without what would be outside the photo. */
const within = ({ x, y, width, height }: Box): Box => ({
  x,
  y,
  width: Math.min(width, 1 - x),
  height: Math.min(height, 1 - y),
});

/** Draws a box round the subject with a pointer; four number fields do the same by keyboard. */
export function CutoutBox({ photo, box, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<{ x: number; y: number }>();

  const place = (event: PointerEvent) => {
    const area = frame.current?.getBoundingClientRect();
    if (!area) return { x: 0, y: 0 };
    return {
      x: clamp((event.clientX - area.left) / area.width),
      y: clamp((event.clientY - area.top) / area.height),
    };
  };
  const stretch = (event: PointerEvent) => {
    if (!start) return;
    const end = place(event);
    onChange({
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      width: Math.abs(end.x - start.x),
      height: Math.abs(end.y - start.y),
    });
  };

  return (
    <div className="grid gap-3">
      <div
        ref={frame}
        className="relative mx-auto w-fit cursor-crosshair touch-none select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setStart(place(event));
        }}
        onPointerMove={stretch}
        onPointerUp={() => setStart(undefined)}
      >
        <img
          src={photo}
          alt="What you chose"
          draggable={false}
          className="max-h-[60dvh] max-w-full rounded-md"
        />
        <div
          aria-hidden
          className="border-accent bg-accent/15 pointer-events-none absolute border-2"
          style={{
            left: percent(box.x),
            top: percent(box.y),
            width: percent(box.width),
            height: percent(box.height),
          }}
        />
      </div>
      <fieldset className="flex flex-wrap gap-3">
        <legend className="text-ink-soft mb-2 text-sm">
          Or set the box in percent of the photo
        </legend>
        {EDGES.map((edge) => (
          <label key={edge} className="grid gap-1 text-sm">
            {NAMES[edge]}
            <input
              type="number"
              min={0}
              max={100}
              value={Math.round(box[edge] * 100)}
              onChange={(event) =>
                onChange(within({ ...box, [edge]: clamp(Number(event.target.value) / 100) }))
              }
              className="border-line-strong bg-surface h-11 w-24 rounded-md border px-3"
            />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
