import { z } from 'zod';
import { limits } from '@/lib/tools/limits';
import { plainText } from '@/lib/tools/plain-text';

const NO_SUCH = 'That conversation cannot be found. Start a new one.';

/** What `POST /chat` takes: a message alone, or one in a conversation of the person's own. */
export const chatInput = z.object({
  message: plainText('a message', limits.chat),
  /** The conversation it belongs to; a new one begins without it. */
  threadId: z.uuid(NO_SUCH).nullish(),
  /** An earlier message of the person: this one becomes a version of it, and begins a branch of its own. */
  replaces: z.uuid(NO_SUCH).nullish(),
  /**
   * The message's own id, when its sender wants to know it before the first word; a new conversation gets the
   * same. With that of a message that is there already, that one is answered, once more if it was before.
   */
  id: z.uuid('The id of a message must be a UUID.').nullish(),
});

export type ChatInput = z.output<typeof chatInput>;

export const threadId = z.object({ id: z.string() });

/** A conversation's latest messages, or those before a `seq`. */
export const threadPage = threadId.extend({
  before: z.coerce.number().int().positive().optional(),
});

/** What can be changed of a conversation: its name, and which of its branches is shown. */
export const threadChange = threadId
  .extend({
    title: plainText('a title', 120).optional(),
    activeMessageId: z.uuid(NO_SUCH).optional(),
  })
  .refine(
    ({ title, activeMessageId }) => title !== undefined || activeMessageId !== undefined,
    'Send a title or the message whose branch is to be shown.',
  );
