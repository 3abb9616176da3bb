import { z } from 'zod';
import { bookSchema } from '@/lib/providers/books';
import { wordInfoSchema } from '@/lib/providers/dictionary';
import { songSchema } from '@/lib/providers/lyrics';

/** A failed answer, whatever the endpoint. */
export const failure = z
  .looseObject({ success: z.literal(false), message: z.string(), error: z.string() })
  .meta({ id: 'Failure' });

export const creation = z
  .looseObject({
    id: z.string(),
    type: z.string(),
    tool: z.string().nullable(),
    prompt: z.string(),
    content: z.string(),
    created_at: z.iso.datetime(),
    likes: z.array(z.string()).max(100),
    likeCount: z.int().min(0),
    likedByMe: z.boolean(),
    title: z.string().nullable(),
    version: z.int().min(1),
    parentId: z.string().nullable(),
    projectId: z.string().nullable(),
  })
  .meta({ id: 'Creation', description: 'Something a person made, as the history keeps it.' });

export const version = z
  .looseObject({
    version: z.int().min(1),
    created_at: z.iso.datetime(),
    cause: z.enum(['generated', 'edited', 'rewritten', 'restored']),
    wordCount: z.int().min(0),
  })
  .meta({ id: 'Version', description: 'A text that a creation had.' });

export const project = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    brief: z.looseObject({}),
    creations: z.array(creation).optional(),
  })
  .meta({ id: 'Project', description: 'Creations over one brief.' });

export const voice = z
  .looseObject({ id: z.string(), name: z.string(), traits: z.array(z.string()) })
  .meta({ id: 'Voice', description: 'How a person writes.' });

export const book = bookSchema.meta({ id: 'Book' });
export const wordInfo = wordInfoSchema.meta({ id: 'WordInfo' });
export const song = songSchema;

export const verse = z
  .looseObject({
    id: z.int(),
    chapter_number: z.int(),
    verse_number: z.int(),
    text: z.string().nullable(),
    transliteration: z.string().nullable(),
    word_meanings: z.string().nullable(),
    translations: z
      .array(z.object({ description: z.string(), author_name: z.string(), language: z.string() }))
      .min(1),
  })
  .meta({ id: 'Verse' });

export const verseMark = z
  .looseObject({
    chapter_number: z.int(),
    verse_number: z.int(),
    isBookmarked: z.boolean(),
    note: z.string().nullable(),
  })
  .meta({ id: 'VerseMark', description: 'What a person keeps of a verse.' });

export const thread = z
  .looseObject({
    id: z.string(),
    title: z.string(),
    updatedAt: z.iso.datetime(),
    /** In a search, where the words were said. */
    match: z
      .object({
        messageId: z.string(),
        excerpt: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
      })
      .optional(),
  })
  .meta({ id: 'Thread' });

export const message = z
  .looseObject({
    id: z.string(),
    from: z.enum(['user', 'assistant']),
    text: z.string(),
    time: z.iso.datetime(),
    parentId: z.string().nullable(),
    siblings: z.object({ index: z.int(), count: z.int() }),
    versions: z.array(z.string()),
  })
  .meta({ id: 'ChatMessage' });
