import { words } from '../responder';
import type { Delta, Responder } from '../responder';
import type { ChatRequest } from '../wire';
import { answers } from './answers';
import { composeResult } from './compose';
import { kindOf, questionOf } from './kind';
import { readIntent } from './questions';

const GLOSSARY = 'glossary';

const FOLLOW_UP =
  /^\s*(?:and|but|so|why|how|what about|how about|is (?:it|that)|does (?:it|that)|can (?:it|that)|tell me more|more|go on)\b/i;
const MOST_FOLLOW_UP = 30;

const WHOLE_GLOSSARY =
  /\bglossary\b|\b(?:all|which|what|list)\b.{0,20}\b(?:topics|ideas|concepts|terms)\b.{0,20}\b(?:know|explain|have)\b/i;

/** The DeFi companion: everything it knows comes from the tools it is given, the glossary included. */
export const chat: Responder = (request) => {
  const asked = request.messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => questionOf(content));
  const question = asked.at(-1) ?? '';
  const last = request.messages.at(-1);
  if (last?.role === 'tool') {
    const { name, args } = lastCall(request);
    const text = name === GLOSSARY && !args.question ? '' : question;
    return words(composeResult(last.content, text, args) ?? answers.question);
  }
  const kind = kindOf(question);
  const call = kind === 'secret' ? undefined : callFor(question, asked.at(-2), kind === 'question');
  const isOffered = request.tools?.some((tool) => tool.function.name === call?.name);
  return call && isOffered ? callTool(call) : words(answers[kind]);
};

interface Call {
  name: string;
  args: Record<string, unknown>;
}

/** The tool that a question calls for: a sum whose numbers are all there, else the glossary. */
function callFor(question: string, before: string | undefined, isQuestion: boolean) {
  const intent = readIntent(question);
  if (intent) return { name: intent.tool, args: intent.args };
  if (!isQuestion) return undefined;
  if (WHOLE_GLOSSARY.test(question)) return { name: GLOSSARY, args: {} };
  const isFollowUp = question.length <= MOST_FOLLOW_UP && FOLLOW_UP.test(question);
  const about = isFollowUp && before ? `${question} ${before}` : question;
  return { name: GLOSSARY, args: { question: about.slice(0, 500) } };
}

/** The tool that was run last, and what it was given. */
function lastCall(request: ChatRequest): Call {
  const calls = request.messages.findLast(({ tool_calls }) => tool_calls?.length)?.tool_calls;
  const { name = '', arguments: text = '{}' } = calls?.at(-1)?.function ?? {};
  return { name, args: JSON.parse(text || '{}') };
}

/** A request to run a function, in pieces as a model would send it. */
function* callTool({ name, args }: Call): Generator<Delta> {
  const id = `call_${crypto.randomUUID().slice(0, 8)}`;
  yield { tool_calls: [{ index: 0, id, type: 'function', function: { name, arguments: '' } }] };
  for (const piece of JSON.stringify(args).match(/.{1,24}/gs) ?? []) {
    yield { tool_calls: [{ index: 0, function: { arguments: piece } }] };
  }
}
