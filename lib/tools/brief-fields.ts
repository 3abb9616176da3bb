import { z } from 'zod';
import { tones } from '@/lib/writing/brief';
import { limits } from './limits';
import { plainText } from './plain-text';

/** The fields of a request that say for whom and how something is written. */
export const briefFields = {
  tone: z.enum(tones, `Choose a tone: ${tones.join(', ')}.`).optional(),
  audience: plainText('an audience', limits.audience).optional(),
  language: plainText('a language', limits.language).optional(),
  keywords: z
    .array(plainText('a keyword', limits.keyword))
    .max(limits.keywords, `Give at most ${limits.keywords} keywords.`)
    .optional(),
};
