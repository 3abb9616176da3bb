import { z } from 'zod';
import { requireVoice } from '@/db/voices';
import type { RunContext } from './define';

/** The field of a request that names one of the person's voices. */
export const voiceField = { voiceId: z.string('Choose a voice.').optional() };

/** The traits of the named voice, none where none is named; throws `not_found` for another person's. */
export async function voiceTraits(
  voiceId: string | undefined,
  { user, database }: Pick<RunContext, 'user' | 'database'>,
): Promise<string[]> {
  return voiceId ? (await requireVoice(await database(), user.id, voiceId)).traits : [];
}
