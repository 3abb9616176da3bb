import { type PointerEvent, type RefObject, useRef, useState } from 'react';

interface Row {
  /** Both from the top of the list, so that scrolling changes nothing. */
  middle: number;
  height: number;
}

interface Drag {
  from: number;
  to: number;
  /** How far the row was taken, in pixels. */
  by: number;
}

/** Rows of a list that a pointer takes to another place; nothing moves until it is let go. */
export function useRowDrag(
  list: RefObject<HTMLOListElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const grip = useRef<{ y: number; rows: Row[] }>(null);

  const place = ({ clientY }: PointerEvent) =>
    clientY - (list.current?.getBoundingClientRect().top ?? 0);

  const begin = (event: PointerEvent, from: number) => {
    if (event.button !== 0 || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const top = list.current.getBoundingClientRect().top;
    const rows = [...list.current.children].map((row) => {
      const box = row.getBoundingClientRect();
      return { middle: box.top - top + box.height / 2, height: box.height };
    });
    grip.current = { y: place(event), rows };
    setDrag({ from, to: from, by: 0 });
  };

  const move = (event: PointerEvent) => {
    if (!drag || !grip.current) return;
    const { y, rows } = grip.current;
    const by = place(event) - y;
    const middle = (rows[drag.from]?.middle ?? 0) + by;
    const to = rows.filter((row, index) => index !== drag.from && row.middle < middle).length;
    setDrag({ ...drag, to, by });
  };

  const end = () => {
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
    setDrag(undefined);
  };

  /** How far a row is drawn from its place, in pixels, while one is taken past it. */
  const offset = (index: number): number => {
    if (!drag) return 0;
    const { from, to, by } = drag;
    if (index === from) return by;
    const height = grip.current?.rows[from]?.height ?? 0;
    if (index > from && index <= to) return -height;
    return index >= to && index < from ? height : 0;
  };

  return {
    taken: drag?.from,
    offset,
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent) => begin(event, index),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}
