import { z } from 'zod';
import { cutAtSentence } from '@/lib/writing/sentences';
import { fitPost, X_POST, xLength } from '@/lib/writing/x-length';
import {
  type Format,
  type Repurposed,
  SEARCH_DESCRIPTION,
  SEARCH_TITLE,
  type SearchPack,
} from './made';

/** How one format is asked for, checked against its limits, and cut to them. */
export interface FormatRules<S extends z.ZodType> {
  task: string;
  shape: string;
  schema: S;
  complaint(answer: z.output<S>): string | undefined;
  finish(answer: z.output<S>): Repurposed;
}

const words = (most: number) => z.string().trim().min(1).max(most);

/** A format that is one Markdown text of at most `most` characters. */
function oneText(task: string, most: number): FormatRules<z.ZodObject<{ text: z.ZodString }>> {
  return {
    task: `${task} At most ${most} characters.`,
    shape: '{"text":"…"}',
    schema: z.object({ text: words(100_000) }),
    complaint: ({ text }) =>
      text.length > most ? `That has ${text.length} characters; at most ${most} fit.` : undefined,
    finish: ({ text }) => ({
      content: cutAtSentence(text, most),
      isShortened: text.length > most,
    }),
  };
}

const MOST_POSTS = 12;
const threadSchema = z.object({ posts: z.array(words(5_000)).min(2).max(30) });

const thread: FormatRules<typeof threadSchema> = {
  task: `Write a thread for X: three to ${MOST_POSTS} posts of at most ${X_POST} characters, the first one a hook, each readable alone, no numbering, at most one hashtag in all.`,
  shape: '{"posts":["…"]}',
  schema: threadSchema,
  complaint({ posts }) {
    const long = posts.flatMap((post, index) => (xLength(post) > X_POST ? [index + 1] : []));
    return long.length > 0
      ? `These posts have more than ${X_POST} characters as X counts them: ${long.join(', ')}.`
      : undefined;
  },
  finish({ posts: written }) {
    const posts = written.slice(0, MOST_POSTS).map(fitPost);
    return {
      content: posts.join('\n\n---\n\n'),
      posts,
      isShortened: posts.some((post, index) => post !== written[index]),
    };
  },
};

const MOST_KEYWORDS = 10;

const seoSchema = z.object({
  title: words(2_000),
  description: words(2_000),
  keywords: z.array(words(80)).min(1).max(40),
  faq: z
    .array(z.object({ question: words(300), answer: words(1_500) }))
    .max(20)
    .catch([]),
});

const seo: FormatRules<typeof seoSchema> = {
  task: `Write what a search engine shows of it: a title of at most ${SEARCH_TITLE} and a description of at most ${SEARCH_DESCRIPTION} characters, three to ten keywords people search for, and two to five questions it answers.`,
  shape: '{"title":"…","description":"…","keywords":["…"],"faq":[{"question":"…","answer":"…"}]}',
  schema: seoSchema,
  complaint({ title, description }) {
    if (title.length > SEARCH_TITLE) return `The title has more than ${SEARCH_TITLE} characters.`;
    return description.length > SEARCH_DESCRIPTION
      ? `The description has more than ${SEARCH_DESCRIPTION} characters.`
      : undefined;
  },
  finish(answer) {
    const title = cutAtSentence(answer.title, SEARCH_TITLE);
    const description = cutAtSentence(answer.description, SEARCH_DESCRIPTION);
    const keywords = answer.keywords.slice(0, MOST_KEYWORDS);
    const pack = { title, description, slug: slugOf(title), keywords, faq: answer.faq.slice(0, 5) };
    return {
      content: searchPackText(pack),
      seo: pack,
      isShortened: title !== answer.title || description !== answer.description,
    };
  },
};

/** A title as the last part of an address: at most 60 characters of lower-case letters, digits and hyphens. */
function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug.slice(0, 60).replace(/-$/, '') || 'article';
}

function searchPackText({ title, description, slug, keywords, faq }: SearchPack): string {
  const questions = faq.map(({ question, answer }) => `**${question}**\n\n${answer}`);
  return [
    `**Title:** ${title}`,
    `**Description:** ${description}`,
    `**Address:** ${slug}`,
    `**Keywords:** ${keywords.join(', ')}`,
    ...questions,
  ].join('\n\n');
}

export const rulesOf: { [F in Format]: FormatRules<z.ZodType> } = {
  linkedin: oneText(
    'Write a LinkedIn post: a first line that stands alone, short paragraphs, one question or invitation at the end, at most three hashtags.',
    3_000,
  ),
  'x-thread': thread,
  newsletter: oneText(
    'Write a newsletter in Markdown: a subject line as # title, a greeting, the article in its most useful parts, and a short close.',
    8_000,
  ),
  summary: oneText('Summarize it in one paragraph and three to five bullet points.', 1_500),
  faq: oneText(
    'Write four to eight questions it answers, as ### headings, each with a short answer.',
    6_000,
  ),
  seo: seo,
};
