import { writeArticle } from './article/responder';
import { chat } from './chat/responder';
import { giveQuote } from './quote-responder';
import { reviewResume } from './resume-responder';
import type { Responder } from './responder';

/** Who may answer, in the order they are asked; the last one answers anything. */
export const responders: readonly Responder[] = [giveQuote, reviewResume, writeArticle, chat];
