import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds, as JavaScript dates have them: a date read from a row finds that row again in a cursor. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const bytea = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value as Uint8Array),
});
