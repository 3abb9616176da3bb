import { z } from 'zod';
import { limits } from '@/lib/tools/limits';
import { plainText } from '@/lib/tools/plain-text';

/** The address of a voice. */
export const voiceParams = z.object({ id: z.string() });

/** What may be changed of a voice. */
export const voiceChange = voiceParams.extend({
  name: plainText('a name for the voice', limits.voiceName).optional(),
  traits: z
    .array(plainText('a trait', limits.trait))
    .min(1, 'Keep at least one trait.')
    .max(limits.traits, `Keep at most ${limits.traits} traits.`)
    .optional(),
});
