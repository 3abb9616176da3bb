import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { type Database, rowsOf } from '@/db/database';
import { localStore } from '@/lib/providers/media';
import { reencode } from '@/lib/providers/media/picture';

/** A picture in the local store, as a run puts it there. */
export async function storePicture() {
  const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  return localStore().put(await reencode(await red.png().toBuffer()));
}

/** The keys of all pictures in the local store of a data folder. */
export async function storedKeys(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((name) => name.endsWith('.png')).map((name) => `local:${basename(name)}`);
}

/**
 * What is wrong between rows and stored pictures: every picture has a row or a queued deletion, every row
 * its picture, at the address it says.
 */
export async function pictureFaults(db: Database, folder: string): Promise<string[]> {
  const rows = await rowsOf<{ media_key: string; content: string }>(
    db,
    sql`select media_key, content from creations where media_key is not null`,
  );
  const queued = await rowsOf<{ key: string }>(db, sql`select key from media_deletions`);
  const stored = new Set(await storedKeys(folder));
  const known = new Set([...rows.map((row) => row.media_key), ...queued.map(({ key }) => key)]);
  return [
    ...[...stored].filter((key) => !known.has(key)).map((key) => `nobody knows ${key}`),
    ...rows.flatMap(({ media_key: key, content }) => [
      ...(stored.has(key) ? [] : [`${key} is lost`]),
      ...(basename(content) === key.slice('local:'.length) ? [] : [`${content} is not ${key}`]),
    ]),
  ];
}

/** As if two hours had passed: deletions are due, leases and runs have lapsed. */
export async function passTwoHours(db: Database): Promise<void> {
  for (const [table, column] of [
    ['creations', 'deleted_at'],
    ['media_deletions', 'created_at'],
    ['idempotency_keys', 'lease_until'],
    ['run_reservations', 'created_at'],
  ] as const) {
    const moment = sql.identifier(column);
    await db.execute(
      sql`update ${sql.identifier(table)} set ${moment} = ${moment} - interval '2 hours'`,
    );
  }
}
