import { readPrompt, words } from '../responder';
import type { Responder } from '../responder';
import type { ChatRequest } from '../wire';
import { composeArticle } from './compose';

const PROMPT = /^\s*Write an article about ([\s\S]*?)(?: in (Short|Medium|Long) \([^()]*\))?\s*$/i;
const SYSTEM = /\barticles?\b/i;
const LABELS: Record<string, number> = { short: 800, medium: 1200, long: 1600 };
const SHORTEST = 500;
const LONGEST = 1600;

/** Answers a request for an article with one on its topic, of the asked length. */
export const writeArticle: Responder = (request) => {
  const { system, user } = readPrompt(request);
  const asked = PROMPT.exec(user);
  if (!SYSTEM.test(system) && !(asked && system === '')) return undefined;
  const target = wordsAsked(request, system, asked?.[2]);
  return words(composeArticle({ topic: asked?.[1] ?? user, target, seed: `${target} ${user}` }));
};

/** The asked length in words: from the system message, else the label, else the token limit. */
function wordsAsked(request: ChatRequest, system: string, label: string | undefined): number {
  const stated = Number(/\babout (\d[\d,]*) words\b/i.exec(system)?.[1]?.replaceAll(',', ''));
  const tokens = request.max_completion_tokens ?? request.max_tokens ?? 0;
  const asked = stated || LABELS[label?.toLowerCase() ?? ''] || tokens / 2 || 800;
  return Math.round(Math.min(LONGEST, Math.max(SHORTEST, asked)));
}
