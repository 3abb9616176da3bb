import { z } from 'zod';
import { limits } from '@/lib/tools/limits';
import { plainText } from '@/lib/tools/plain-text';

const NO_SUCH = 'That conversation cannot be found. Start a new one.';

/** What `POST /chat` takes: a message alone, or one in a conversation of the person's own. */
export const chatInput = z.object({
  message: plainText('a message', limits.chat),
  /** The conversation it belongs to; a new one begins without it. */
  threadId: z.uuid(NO_SUCH).nullish(),
  /** An earlier message of the person: this one takes its place, and what followed it goes. */
  replaces: z.uuid(NO_SUCH).nullish(),
});

export type ChatInput = z.output<typeof chatInput>;

export const threadId = z.object({ id: z.string() });

/** A conversation's latest messages, or those before a `seq`. */
export const threadPage = threadId.extend({
  before: z.coerce.number().int().positive().optional(),
});

export const threadTitle = threadId.extend({ title: plainText('a title', 120) });
