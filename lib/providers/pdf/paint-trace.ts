import type { Box } from './geometry.ts';
import { markHandlers, stateHandlers, textHandlers } from './paint-handlers.ts';
import { PaintedPage, type PaintTrace } from './painted-page.ts';

export type { PaintedRun, PaintTrace } from './painted-page.ts';

/** The parts of pdf.js operators this reads; see its `OPS` table. */
export interface Operator {
  name: string;
  args: readonly unknown[];
}

/**
 * Follows a page's paint operators and tells which runs of text a person cannot see, and where
 * pictures are. `view` is the visible box; `isLayerVisible` answers for optional content groups and
 * `opName` names the numbers that paths carry.
 */
export function tracePaint(
  operators: Iterable<Operator>,
  view: Box,
  isLayerVisible: (group: unknown) => boolean,
  opName: (code: number) => string,
): PaintTrace {
  const page = new PaintedPage(view);
  const handlers = {
    ...stateHandlers(page.stack),
    ...textHandlers(page.stack),
    ...markHandlers(page, isLayerVisible, opName),
  };
  let previous = '';
  for (const { name, args } of operators) {
    page.order += 1;
    // Pictures are left undecoded and unlisted; a placement with nothing painted in it was one
    if (name === 'restore' && previous === 'transform') page.addPicture();
    handlers[name]?.(args);
    if (name !== 'dependency') previous = name;
  }
  return page.finish();
}
