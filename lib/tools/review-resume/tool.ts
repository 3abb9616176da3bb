import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { getText, type TextModel } from '@/lib/providers/text';
import { site } from '@/lib/site';
import { defineTool } from '../define';
import { card } from './card';
import { fitted } from './fit';
import { jobDescriptionLimit } from './limits';
import { reviewMarkdown } from './markdown';
import { askForNotes } from './notes/notes';
import type { Passage } from './notes/source';
import { getResumeReader } from './resume-reader';
import type { ModelNotes, ResumeReview } from './types';

const OWN_SOURCE = `${site.name}’s own checks`;
const FAILED =
  'The AI review isn’t available right now, so these are our built-in checks only. This run wasn’t counted.';

/** The text model, or null where none is set up: the checks do without it. */
async function textOrNull(): Promise<TextModel | null> {
  try {
    return getText();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

export const reviewResume = defineTool(card, {
  input: z.object({
    resume: z.instanceof(File, { error: 'Choose your resume as a PDF file.' }),
    jobDescription: z
      .string('Paste the job description as text.')
      .trim()
      .max(
        jobDescriptionLimit,
        `That job description is too long. Keep it to ${jobDescriptionLimit.toLocaleString('en')} characters.`,
      )
      .transform((text) => text.toWellFormed() || undefined)
      .optional(),
  }),
  uses: { text: textOrNull, resumes: getResumeReader },
  storedPrompt: () => 'Review the uploaded resume',
  async run({ resume: file, jobDescription }, { text, resumes, signal }) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { own, match, pages, passages } = await resumes.read(bytes, signal, jobDescription);
    const isAsked = text !== null && !text.isSandbox;
    const notes = isAsked ? await tryNotes(text, passages, jobDescription, signal) : null;
    const review: ResumeReview = { version: 1, own: fitted(own, match), match, notes };
    const content = reviewMarkdown(review);
    const isFailed = isAsked && !notes;
    return {
      content,
      payload: { content, review, pages },
      data: review,
      source: notes && text ? `${text.source}, and ${OWN_SOURCE}` : OWN_SOURCE,
      ...(notes ? { model: notes.model } : {}),
      ...(isFailed ? { message: FAILED, isCharged: false } : {}),
    };
  },
});

/** The model's notes; null when it fails. A person who leaves ends the run instead. */
async function tryNotes(
  text: TextModel,
  passages: readonly Passage[],
  description: string | undefined,
  signal: AbortSignal,
): Promise<ModelNotes | null> {
  try {
    return await askForNotes(text, passages, description, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error;
    return null;
  }
}
