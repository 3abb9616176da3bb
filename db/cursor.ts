import { z } from 'zod';
import { AppError } from '@/lib/errors';

/** A date or number to continue from, and the id that breaks ties. */
const moment = z.iso
  .datetime({ precision: 3 })
  .refine((text) => text > '1970')
  .transform((text) => new Date(text));

const positions = {
  own: z.tuple([z.boolean(), moment, z.uuid()]),
  newest: z.tuple([moment, z.uuid()]),
  liked: z.tuple([z.int32().nonnegative(), z.uuid()]),
  threads: z.tuple([moment, z.uuid()]),
};

type Listing = keyof typeof positions;
type Position<L extends Listing> = z.output<(typeof positions)[L]>;

/** The opaque place in a listing after which the next page begins. */
export function encodeCursor<L extends Listing>(listing: L, position: Position<L>): string {
  return Buffer.from(JSON.stringify([listing, ...position])).toString('base64url');
}

/** Reads a cursor of the same listing; anything else is `bad_input`. */
export function decodeCursor<L extends Listing>(listing: L, cursor: string): Position<L> {
  try {
    const [kind, ...position] = JSON.parse(
      Buffer.from(cursor, 'base64url').toString(),
    ) as unknown[];
    if (kind === listing) return positions[listing].parse(position) as Position<L>;
  } catch {}
  throw new AppError('bad_input', 'This page link is no longer valid. Reload the list.');
}
