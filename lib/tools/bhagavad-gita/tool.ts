import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { drawCard } from '@/db/draws';
import { asDatabaseError } from '@/db/errors';
import { getVerse, placeOf, VERSE_COUNT } from '@/lib/providers/gita';
import { defineTool, type RunContext } from '../define';
import { card } from './card';
import { asVerseObject } from './verse-object';

/** A person meets no verse again within this many. */
const MEMORY = 50;

export const bhagavadGita = defineTool(card, {
  input: z.object({}),
  uses: {},
  storedPrompt: () => 'Bhagavad Gita verse',
  async run(_input, context) {
    const place = placeOf((await draw(context)) + 1);
    const verse = await getVerse(place);
    if (!verse) throw new Error('A drawn verse is missing.');
    return {
      content: verse.text,
      payload: asVerseObject(verse),
      prompt: `Chapter ${verse.chapter}, Verse ${verse.verse}`,
      data: {
        chapter: verse.chapter,
        verse: verse.verse,
        speaker: verse.speaker,
        addressee: verse.addressee,
      },
    };
  },
});

/** A verse number from 0, none of the person's last 50; any at all while the database cannot be reached. */
async function draw({ database, user }: Pick<RunContext, 'database' | 'user'>): Promise<number> {
  try {
    return await drawCard(await database(), user.id, {
      deck: 'gita',
      size: VERSE_COUNT,
      memory: MEMORY,
    });
  } catch (error) {
    if (!asDatabaseError(error)) throw error;
    return randomInt(VERSE_COUNT);
  }
}
