import { readPrompt, words } from './responder';
import type { Responder } from './responder';

const ANSWER = `## The checks are the review

The sandbox model does not read resumes, and a made-up opinion would do you no good.

The checks beside this note were run on your own file: its length, its sections, its contact details and its wording. Work through those first.

With a text model connected, this space holds a written review as well.`;

/** Says plainly that resumes are not read here. */
export const reviewResume: Responder = (request) =>
  /\bresum[eé]s?\b/i.test(readPrompt(request).system) ? words(ANSWER) : undefined;
