import { z } from 'zod';
import { tones } from '@/lib/writing/brief';
import { plainText } from './plain-text';

/** The fields of a request that say for whom and how something is written. */
export const briefFields = {
  tone: z.enum(tones, `Choose a tone: ${tones.join(', ')}.`).optional(),
  audience: plainText('an audience', 200).optional(),
  language: plainText('a language', 60).optional(),
  keywords: z.array(plainText('a keyword', 80)).max(10, 'Give at most 10 keywords.').optional(),
};
