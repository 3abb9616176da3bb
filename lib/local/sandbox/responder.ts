import type { ChatRequest } from './wire';

/** One step of an answer: a piece of text, or a piece of a request to run a function. */
export type Delta =
  | { content: string }
  | {
      tool_calls: {
        index: number;
        id?: string;
        type?: 'function';
        function?: { name?: string; arguments?: string };
      }[];
    };

/** Answers a request in deltas, or returns undefined to leave it to the next responder. */
export type Responder = (
  request: ChatRequest,
) => Iterable<Delta> | AsyncIterable<Delta> | undefined;

/** The text of the first system message and of the last thing the person said. */
export function readPrompt(request: ChatRequest): { system: string; user: string } {
  const find = (roles: string[], messages = request.messages) =>
    messages.find((message) => roles.includes(message.role))?.content ?? '';
  return {
    system: find(['system', 'developer']),
    user: find(['user'], request.messages.toReversed()),
  };
}

/** A text as deltas of one word each, white space kept. */
export function* words(text: string): Generator<Delta> {
  for (const [content] of text.matchAll(/\s*\S+\s*$|\s*\S+/g)) yield { content };
}
