import { z } from 'zod';
import {
  book,
  creation,
  message,
  project,
  song,
  thread,
  verse,
  verseMark,
  version,
  voice,
  wordInfo,
} from './schemas';

export interface AnswerDescription {
  /** What the call does, in a few words. */
  summary: string;
  /** The JSON of a success. */
  schema: z.ZodType;
  /** The media type of an answer that is not JSON. */
  media?: string;
}

const ok = <S extends z.ZodRawShape>(shape: S) =>
  z.looseObject({ success: z.literal(true), message: z.string().optional(), ...shape });

/** What the answer of a tool's run says beside its result. */
const ran = <S extends z.ZodRawShape>(shape: S) =>
  ok({ ...shape, creation: creation.optional(), source: z.string().optional() });

const page = <S extends z.ZodRawShape>(shape: S) =>
  ok({ ...shape, nextCursor: z.string().nullable() });

const says = (summary: string, schema: z.ZodType): AnswerDescription => ({ summary, schema });

const candidates = z.array(z.looseObject({ id: z.string(), title: z.string() }));

/** What each call answers when it worked, by method and path. */
export const answers: Record<string, AnswerDescription> = {
  'POST /api/ai/generate-article': says('Write an article', ran({ content: z.string() })),
  'POST /api/ai/article-outline': says(
    'Plan an article: its headings and their points',
    ran({
      outline: z
        .array(z.object({ heading: z.string(), points: z.array(z.string()) }))
        .min(3)
        .max(10),
    }),
  ),
  'POST /api/ai/rewrite-text': says('Rewrite a passage', ran({ content: z.string() })),
  'POST /api/ai/repurpose-article': says(
    'Turn an article into a post, a thread, a newsletter, a summary, an FAQ or a search pack',
    ran({
      content: z.string(),
      posts: z.array(z.string()).optional(),
      seo: z
        .looseObject({ title: z.string(), description: z.string(), slug: z.string() })
        .optional(),
    }),
  ),
  'POST /api/ai/generate-image': says('Generate a picture', ran({ content: z.string() })),
  'POST /api/ai/remove-image-background': says(
    'Remove the background of a picture',
    ran({ content: z.string() }),
  ),
  'POST /api/ai/resume-review': says('Review a resume', ran({ content: z.string() })),
  'POST /api/ai/get-book-information': says(
    'Look a book up by its title',
    ran({ bookData: book, candidates }),
  ),
  'POST /api/ai/get-lyrics': says('Look up the lyrics of a song', ran(song.shape)),
  'POST /api/ai/get-word-info': says('Look up a word', ran({ wordInfo })),
  'POST /api/ai/generate-workout-quote': says('Make a workout quote', ran({ quote: z.string() })),
  'GET /api/ai/bhagavad-gita': says('Draw a verse; the answer is the verse itself', verse),
  'POST /api/ai/ask-gita': says(
    'Ask the Gita: verses with a line on why, and a short answer that quotes them',
    ran({
      answer: z.string().optional(),
      verses: z.array(
        z.object({
          chapter_number: z.int(),
          verse_number: z.int(),
          translation: z.string(),
          why: z.string(),
        }),
      ),
    }),
  ),
  'GET /api/gita/search': says(
    'Verses for words, a theme or a place such as 2.47, the best first',
    page({
      verses: z.array(verse.extend({ score: z.number(), matched: z.array(z.string()) })),
      total: z.int(),
    }),
  ),
  'GET /api/gita/themes': says(
    'Verses on one matter each, in an order to read them in',
    ok({
      themes: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          why: z.string(),
          verses: z.array(verse).min(5).max(15),
        }),
      ),
    }),
  ),
  'GET /api/user/get-user-creations': says(
    'What the person made, newest first',
    page({ creations: z.array(creation), total: z.int().optional() }),
  ),
  'GET /api/user/get-published-creations': says(
    'Published pictures',
    page({ creations: z.array(creation) }),
  ),
  'POST /api/user/toggle-like-creation': says(
    'Like a published picture, or take the like back',
    ok({
      message: z.enum(['Creation Liked', 'Creation Unliked']),
      likedByMe: z.boolean(),
      likeCount: z.int(),
    }),
  ),
  'GET /api/user/creations/{id}': says('One creation of the person', ok({ creation })),
  'PATCH /api/user/creations/{id}': says(
    'Edit, rename, pin or publish a creation; 409 when its text was changed since that version',
    ok({ creation }),
  ),
  'DELETE /api/user/creations/{id}': says('Delete a creation', ok({})),
  'GET /api/user/creations/{id}/versions': says(
    'The texts a creation had, newest first',
    ok({ versions: z.array(version) }),
  ),
  'GET /api/user/creations/{id}/versions/{version}': says(
    'One of the texts a creation had',
    ok({ content: z.string() }),
  ),
  'POST /api/user/creations/{id}/versions/{version}/restore': says(
    'Make an earlier text the current one, as a new version',
    ok({ creation }),
  ),
  'GET /api/user/creations/{id}/export': {
    ...says('A text as Markdown, HTML or a Word document', ok({})),
    media: 'application/octet-stream',
  },
  'POST /api/user/creations': says('Save a text that one’s own device wrote', ok({ creation })),
  'POST /api/user/creations/{id}/restore': says('Undo a deletion', ok({ creation })),
  'POST /api/user/creations/{id}/report': says('Report a published picture', ok({})),
  'DELETE /api/user/creations': says('Delete everything the person made', ok({ deleted: z.int() })),
  'GET /api/user/projects': says('The person’s projects', ok({ projects: z.array(project) })),
  'POST /api/user/projects': says('Begin a project', ok({ project })),
  'GET /api/user/projects/{id}': says('A project with its creations', ok({ project })),
  'PATCH /api/user/projects/{id}': says('Rename a project, or change its brief', ok({ project })),
  'DELETE /api/user/projects/{id}': says('Delete a project and keep its creations', ok({})),
  'GET /api/user/voices': says('How the person writes', ok({ voices: z.array(voice) })),
  'POST /api/user/voices': says('Learn a voice from one to three samples', ran({ voice })),
  'PATCH /api/user/voices/{id}': says('Rename a voice, or change its traits', ok({ voice })),
  'DELETE /api/user/voices/{id}': says('Delete a voice', ok({})),
  'GET /api/user/verses/{chapter}/{verse}': says(
    'What the person keeps of a verse',
    ok({ verse: verseMark }),
  ),
  'PUT /api/user/verses/{chapter}/{verse}': says(
    'Bookmark a verse, or keep a note with it',
    ok({ verse: verseMark }),
  ),
  'DELETE /api/user/verses/{chapter}/{verse}': says(
    'Take bookmark and note of a verse away',
    ok({ verse: verseMark }),
  ),
  'GET /api/user/usage': says(
    'Today’s allowance',
    ok({ used: z.int(), limit: z.int(), resetsAt: z.iso.datetime() }),
  ),
  'GET /api/user/runs': says(
    'What became of a paid run, by its Idempotency-Key',
    ok({ status: z.enum(['running', 'done', 'none']), answer: z.looseObject({}).optional() }),
  ),
  'GET /api/user/export': {
    ...says('Everything the person made, as a ZIP file', ok({})),
    media: 'application/zip',
  },
  'POST /api/chat': says('One turn of the chat; `POST /chat` is the same', ok({})),
  'GET /api/chat/threads': says('Conversations, latest first', page({ threads: z.array(thread) })),
  'GET /api/chat/threads/{id}': says(
    'A conversation with the latest messages of its active branch',
    ok({ thread, messages: z.array(message), hasMore: z.boolean() }),
  ),
  'PATCH /api/chat/threads/{id}': says(
    'Rename a conversation, or show another branch of it',
    ok({ thread, messages: z.array(message).optional(), hasMore: z.boolean().optional() }),
  ),
  'DELETE /api/chat/threads/{id}': says('Delete a conversation', ok({})),
  'POST /api/chat/threads/{id}/restore': says('Undo a deletion', ok({ thread })),
  'POST /api/defi/compute': says(
    'Do a DeFi sum with inputs of one’s own',
    ok({ card: z.looseObject({}) }),
  ),
  'GET /api/media/{name}': { ...says('A stored picture', ok({})), media: 'image/*' },
  'GET /api/health': says('Whether the server and its database answer', ok({})),
  'GET /api/openapi.json': says('This description', z.looseObject({ openapi: z.string() })),
};
