import { z } from 'zod';
import { outlineInput } from '../article-outline/outline';
import { briefFields } from '../brief-fields';
import { limits } from '../limits';
import { plainText } from '../plain-text';
import { projectField } from '../project-brief';
import { voiceField } from '../voice-traits';
import { askedLength } from './asked-length';
import { sourcesInput } from './sources';

/** What an article is asked for with; prompt and length alone are enough. */
export const articleInput = z.object({
  prompt: plainText('a topic', limits.prompt),
  length: askedLength,
  /** One of the person's articles that ended early: only what follows is written, and joined to it. */
  continueFrom: z.string('Name the article to continue.').max(100).optional(),
  topic: plainText('a topic', limits.topic).optional(),
  ...briefFields,
  ...voiceField,
  ...projectField,
  /** The headings to write by, instead of the model's own. */
  outline: outlineInput.optional(),
  /** What the article is to rest on, with citations. */
  sources: sourcesInput.default([]),
});

export type ArticleInput = z.output<typeof articleInput>;
