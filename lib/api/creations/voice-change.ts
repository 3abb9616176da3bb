import { z } from 'zod';
import { plainText } from '@/lib/tools/plain-text';

/** The address of a voice. */
export const voiceParams = z.object({ id: z.string() });

/** What may be changed of a voice. */
export const voiceChange = voiceParams.extend({
  name: plainText('a name for the voice', 80).optional(),
  traits: z
    .array(plainText('a trait', 200))
    .min(1, 'Keep at least one trait.')
    .max(12, 'Keep at most 12 traits.')
    .optional(),
});
