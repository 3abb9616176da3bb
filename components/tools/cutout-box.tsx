'use client';

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
  box: Box | null;
  onChange: (box: Box | null) => void;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const EDGES = ['x', 'y', 'width', 'height'] as const;
const NAMES = { x: 'Left', y: 'Top', width: 'Width', height: 'Height' };

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

  const shown = box ?? { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
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
        {box ? (
          <div
            aria-hidden
            className="border-accent bg-accent/15 pointer-events-none absolute border-2"
            style={{
              left: `${box.x * 100}%`,
              top: `${box.y * 100}%`,
              width: `${box.width * 100}%`,
              height: `${box.height * 100}%`,
            }}
          />
        ) : null}
      </div>
      <fieldset className="flex flex-wrap gap-3">
        <legend className="text-ink-soft mb-2 text-sm">
          Or set the box in per cent of the photo
        </legend>
        {EDGES.map((edge) => (
          <label key={edge} className="grid gap-1 text-sm">
            {NAMES[edge]}
            <input
              type="number"
              min={0}
              max={100}
              value={Math.round(shown[edge] * 100)}
              onChange={(event) =>
                onChange({ ...shown, [edge]: clamp(Number(event.target.value) / 100) })
              }
              className="border-line-strong bg-surface h-11 w-24 rounded-md border px-3"
            />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
