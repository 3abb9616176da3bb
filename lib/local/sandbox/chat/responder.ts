import { readIntent } from '../defi/intents';
import { findConcepts } from '../defi/retrieve';
import { words } from '../responder';
import type { Delta, Responder } from '../responder';
import type { ChatRequest } from '../wire';
import { randomFrom } from '../article/random';
import { answers } from './answers';
import { composeConcepts, composeGlossary, composeResult } from './compose';
import { intentOf } from './intent';
import { subjectOf } from './subject';

const FOLLOW_UP =
  /^\s*(?:and|but|so|why|how|what about|how about|is (?:it|that)|does (?:it|that)|can (?:it|that)|tell me more|more|go on)\b/i;

const GLOSSARY =
  /\bglossary\b|\b(?:all|which|what|list)\b.{0,20}\b(?:topics|ideas|concepts|terms)\b.{0,20}\b(?:know|explain|have)\b/i;

/** Kinds of message in which a question may still stand. */
const POLITE = new Set(['greeting', 'thanks']);

/** The DeFi companion: works out what a question asks for with the tools it is given, or explains. */
export const chat: Responder = (request) => {
  const asked = request.messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content);
  const question = asked.at(-1) ?? '';
  const last = request.messages.at(-1);
  if (last?.role === 'tool') return words(composeResult(last.content, readIntent(question)));
  const kind = intentOf(question);
  const intent = readIntent(question);
  if (kind !== 'secret' && intent && hasTool(request, intent.tool)) {
    return callTool(intent.tool, intent.args);
  }
  if (GLOSSARY.test(question)) return words(composeGlossary());
  const matches = findConcepts(question);
  const isNamed = matches.some(({ at }) => at >= 0);
  if (kind === 'question' ? matches.length > 0 : isNamed && POLITE.has(kind)) {
    return words(composeConcepts(question, matches));
  }
  const before = FOLLOW_UP.test(question) ? findConcepts(asked.at(-2) ?? '') : [];
  if (kind === 'question' && before.length > 0) return words(composeConcepts('', before));
  const answer = randomFrom(`${asked.length} ${question}`).pick(answers[kind]);
  return words(answer.replaceAll('{subject}', subjectOf(question)));
};

const hasTool = (request: ChatRequest, name: string) =>
  request.tools?.some((tool) => tool.function.name === name) ?? false;

/** A request to run a function, in pieces as a model would send it. */
function* callTool(name: string, args: object): Generator<Delta> {
  const id = `call_${crypto.randomUUID().slice(0, 8)}`;
  const text = JSON.stringify(args);
  yield { tool_calls: [{ index: 0, id, type: 'function', function: { name, arguments: '' } }] };
  for (const piece of text.match(/.{1,24}/gs) ?? []) {
    yield { tool_calls: [{ index: 0, function: { arguments: piece } }] };
  }
}
