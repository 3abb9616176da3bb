import { z } from 'zod';
import { createCreation, requireCreation } from '@/db/creations';
import type { Database } from '@/db/database';
import { editCreation } from '@/db/versions';
import { toWire, type WireCreation } from '@/db/wire';
import { AppError } from '@/lib/errors';
import { limits } from '@/lib/tools/limits';
import { plainText } from '@/lib/tools/plain-text';
import { keptAs, toolForType } from '@/lib/tools/registry';
import { countWords } from '@/lib/words';

const isText = (type: string): boolean => keptAs(type) === 'text';

const MOST_BYTES = 100 * 1024;

/** Room for 100 KB of text however JSON escapes it. */
export const largeText = { name: 'content', bodyLimit: 640 * 1024 };

/** A text of at most 100 KB. */
const text = z
  .string('Send the text as "content".')
  .refine(
    (content) => new TextEncoder().encode(content).byteLength <= MOST_BYTES,
    'That text is too long to save. Keep it to 100 KB.',
  );

/** A new text for a creation, and the version it was made from. */
export const textEdit = z.object({
  content: text,
  version: z.int('Send the version that was edited.').min(1),
  cause: z.enum(['edited', 'rewritten']).default('edited'),
  session: z.uuid().optional(),
});

/** The address of one version; a number that cannot be one finds nothing. */
export const versionParams = z.object({
  id: z.string(),
  version: z.coerce.number().pipe(z.int32().min(1)).catch(0),
});

/** A text that the person's own device wrote. */
export const deviceText = z.object({
  type: z.string().max(40).refine(isText, 'Only texts can be saved this way.'),
  prompt: plainText('a topic', limits.prompt),
  content: text.refine((content) => content.trim() !== '', 'There is no text to save.'),
  model: plainText('the name of the model', limits.name),
  source: z.literal('device', 'Only what your own device wrote is saved this way.'),
});

/** Changes the text of one of the person's creations; anything but a text is `bad_input`. */
export async function editText(
  db: Database,
  userId: string,
  id: string,
  edit: z.infer<typeof textEdit>,
): Promise<WireCreation> {
  const { type } = await requireCreation(db, userId, id);
  if (!isText(type)) throw new AppError('bad_input', 'Only texts can be edited.');
  return toWire(await editCreation(db, userId, id, edit), userId);
}

/** Saves a text that the person's own device wrote; it is not a run. */
export async function saveDeviceText(
  db: Database,
  userId: string,
  given: z.infer<typeof deviceText>,
): Promise<WireCreation> {
  const wordCount = countWords(given.content);
  return toWire(
    await createCreation(db, {
      ...given,
      tool: toolForType(given.type)?.id ?? null,
      userId,
      wordCount,
    }),
    userId,
  );
}
