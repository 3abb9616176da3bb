import { z } from 'zod';
import { briefFields } from '@/lib/tools/brief-fields';
import { plainText } from '@/lib/tools/plain-text';
import { voiceField } from '@/lib/tools/voice-traits';

const MOST_FACTS = 4_000;

const facts = plainText('the facts', MOST_FACTS);

/** For whom and how everything of a project is made; a text alone is its facts. */
const brief = z.union(
  [
    z.object({
      ...voiceField,
      tone: briefFields.tone,
      audience: briefFields.audience,
      language: briefFields.language,
      facts: facts.optional(),
    }),
    facts.transform((text) => ({ facts: text })),
  ],
  'Send the brief as fields: audience, tone, voiceId, language, facts.',
);

const name = plainText('a name', 120);

export const newProject = z.object({ name, brief: brief.default({}) });

export const projectParams = z.object({ id: z.string() });

export const projectChange = projectParams.extend({
  name: name.optional(),
  brief: brief.optional(),
});
