import { after } from 'next/server';
import { promptInput } from '@/components/community/prompt-input';
import type { StripPicture } from '@/components/landing/community-strip';
import { getDatabase, isDatabaseAwake } from '@/db/client';
import { listPublished } from '@/db/published';
import { withTimeout } from '@/lib/with-timeout';

const FRESH_MS = 60_000;
const PATIENCE_MS = 300;
const PICTURES = 8;

let last: { readAt: number; pictures: Promise<StripPicture[]> } | undefined;

/**
 * The newest published pictures for the landing page, read at most once a minute; none while the database
 * cannot be reached or is slow, so that the page never waits for it. The first page of a process does not even begin to
 * open it: the embedded one keeps the only thread busy for most of a second.
 */
export async function stripPictures(now = Date.now()): Promise<StripPicture[]> {
  if (!isDatabaseAwake()) {
    after(() => getDatabase().catch(() => undefined));
    return [];
  }
  if (!last || now - last.readAt > FRESH_MS) {
    last = { readAt: now, pictures: readPictures().catch(() => []) };
  }
  return (await withTimeout(last.pictures, PATIENCE_MS)) ?? [];
}

async function readPictures(): Promise<StripPicture[]> {
  const { creations } = await listPublished(await getDatabase(), null, { limit: PICTURES });
  return creations
    .filter(({ type }) => type === 'image')
    .map((row) => ({
      id: row.id,
      url: row.content,
      prompt: promptInput(row)?.description ?? row.prompt,
      href: `/community/${row.id}`,
    }));
}
