import { writeArticle } from './article/responder';
import { chat } from './chat/responder';
import { quoteResponder } from './quote-responder';
import { reviewResume } from './resume-responder';
import type { Responder } from './responder';

/** Who may answer, in the order they are asked; the last one answers anything. */
export const defaultResponders = (): Responder[] => [
  quoteResponder(),
  reviewResume,
  writeArticle,
  chat,
];
