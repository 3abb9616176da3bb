import { join } from 'node:path';
import sharp from 'sharp';
import { applyMigrations } from '@/db/apply-migrations';
import { openDatabase } from '@/db/client';
import { createCreation } from '@/db/creations';
import { localMedia } from '@/lib/providers/media/local';
import { reencode } from '@/lib/providers/media/picture';

/** How many pictures hang in the gallery before anybody arrives: more than a page of it. */
export const PICTURES = 30;

/** What the numbered picture shows, as its prompt says. */
export const pictureOf = (number: number) => `a bowl of soup number ${number}`;

/** Fills the gallery of a data folder that no server has opened yet, as if others had published. */
export async function publishPictures(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await applyMigrations(db);
  const media = localMedia(join(dataDir, 'media'));
  for (let number = 1; number <= PICTURES; number += 1) {
    const background = `hsl(${number * 12} 70% 50%)`;
    const blank = sharp({ create: { width: 64, height: 64, channels: 3, background } });
    const { key, url } = await media.put(await reencode(await blank.png().toBuffer()));
    await createCreation(db, {
      userId: 'user_earlier',
      type: 'image',
      prompt: `Generate an image of ${pictureOf(number)} in the style Realistic`,
      input: { description: pictureOf(number), style: 'Realistic' },
      content: url,
      mediaKey: key,
      isPublished: true,
      isSandbox: true,
    });
  }
  await close();
}
