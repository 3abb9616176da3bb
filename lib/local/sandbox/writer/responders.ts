import { chat } from '../companion/responder';
import { readPrompt, words } from '../responder';
import type { Responder } from '../responder';
import { cited } from './cite';
import { fillSchema, schemaByExample } from './json';
import { materialOf, topicOf } from './material';
import { writeProse } from './prose';
import { tidy } from './tidy';

const WORDS_ASKED = /\b(\d[\d,]*) words\b/i;
const REWRITING = /\byou (?:rewrite|rephrase|translate|shorten|expand|improve|simplify|edit)\b/i;
const USUAL_WORDS = 120;

/** An answer in JSON, where a schema or an example in the instructions says which. */
const structured: Responder = (request) => {
  const { system, user } = readPrompt(request);
  const schema = request.response_format?.json_schema?.schema ?? schemaByExample(system);
  return schema && words(JSON.stringify(fillSchema(schema, topicOf(user)), null, 1));
};

/** Prose of the length and in the form that the instructions name. */
const prose: Responder = (request) => {
  const { system, user } = readPrompt(request);
  if (REWRITING.test(system)) return words(tidy(materialOf(user)));
  const asked = WORDS_ASKED.exec(system) ?? WORDS_ASKED.exec(user);
  const count = Number(asked?.[1]?.replaceAll(',', '') ?? USUAL_WORDS);
  const hasHeadings = /# title|## |headings/i.test(system);
  const said = (role: string) => request.messages.find((message) => message.role === role)?.content;
  const topic = topicOf(said('user') ?? user);
  const text = writeProse({ topic, words: count, hasHeadings });
  return words(restOf(cited(text, system), said('assistant')?.trimEnd() ?? ''));
};

/** What is missing of a text of its own that was interrupted; its end where somebody changed what there was. */
function restOf(text: string, before: string): string {
  return text.slice(text.startsWith(before) ? before.length : text.lastIndexOf('\n\n'));
}

/** The companion answers whoever offers it tools, and whoever says nothing of what is wanted. */
const companion: Responder = (request) =>
  request.tools?.length || request.messages.at(-1)?.role === 'tool' || isPlainChat(request)
    ? chat(request)
    : undefined;

const isPlainChat = (request: Parameters<Responder>[0]) =>
  /^$|\bcompanion\b/i.test(readPrompt(request).system);

/** Who may answer, in the order they are asked; the last one answers anything. */
export const responders: readonly Responder[] = [structured, companion, prose];
