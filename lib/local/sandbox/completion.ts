import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { limit, pace } from './pace';
import type { Delta, Responder } from './responder';
import type { ChatRequest } from './wire';

/** The model's name, its pace in tokens a second (0 for none) and who answers. */
export type Settings = { model: string; rate: number; responders: readonly Responder[] };

/** Writes the answer to a request, whole or streamed, and stops when the client leaves. */
export async function answer(request: ChatRequest, response: ServerResponse, settings: Settings) {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const tokens = request.max_completion_tokens ?? request.max_tokens ?? Infinity;
  const counted = { prompt: promptTokens(request), completion: 0, isCut: false };
  const deltas = pace(
    limit(respond(request, settings.responders), tokens, counted),
    settings.rate,
    left.signal,
  );
  const head = {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: settings.model,
  };
  if (request.stream) await stream(deltas, request, response, head, counted);
  else await whole(deltas, response, head, counted);
}

type Head = { id: string; created: number; model: string };
type Counted = { prompt: number; completion: number; isCut: boolean };

function respond(
  request: ChatRequest,
  responders: readonly Responder[],
): Iterable<Delta> | AsyncIterable<Delta> {
  for (const responder of responders) {
    const deltas = responder(request);
    if (deltas) return deltas;
  }
  return [];
}

async function stream(
  deltas: AsyncIterable<Delta>,
  request: ChatRequest,
  response: ServerResponse,
  head: Head,
  counted: Counted,
) {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
  });
  const withUsage = request.stream_options?.include_usage ?? false;
  const send = async (choices: unknown[], usage: unknown = null) => {
    const chunk = { ...head, object: 'chat.completion.chunk', choices };
    const line = JSON.stringify(withUsage ? { ...chunk, usage } : chunk);
    if (!response.write(`data: ${line}\n\n`)) await drained(response);
  };
  const choice = (delta: object, finish_reason: string | null = null) => [
    { index: 0, delta, logprobs: null, finish_reason },
  ];
  await send(choice({ role: 'assistant', content: '' }));
  let isCall = false;
  for await (const delta of deltas) {
    isCall ||= 'tool_calls' in delta;
    await send(choice(delta));
  }
  if (response.destroyed) return;
  await send(choice({}, finishReason(counted, isCall)));
  if (withUsage) await send([], usage(counted));
  response.end('data: [DONE]\n\n');
}

async function whole(
  deltas: AsyncIterable<Delta>,
  response: ServerResponse,
  head: Head,
  counted: Counted,
) {
  let content: string | null = null;
  const calls: { id: string; type: 'function'; function: { name: string; arguments: string } }[] =
    [];
  for await (const delta of deltas) {
    if ('content' in delta) {
      content = (content ?? '') + delta.content;
      continue;
    }
    for (const part of delta.tool_calls) {
      const call = (calls[part.index] ??= {
        id: '',
        type: 'function',
        function: { name: '', arguments: '' },
      });
      call.id += part.id ?? '';
      call.function.name += part.function?.name ?? '';
      call.function.arguments += part.function?.arguments ?? '';
    }
  }
  if (response.destroyed) return;
  const tool_calls = calls.length > 0 ? { tool_calls: calls } : {};
  const message = { role: 'assistant', content, refusal: null, ...tool_calls };
  const finish_reason = finishReason(counted, calls.length > 0);
  const choices = [{ index: 0, message, logprobs: null, finish_reason }];
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(
    JSON.stringify({ ...head, object: 'chat.completion', choices, usage: usage(counted) }),
  );
}

const finishReason = (counted: Counted, isCall: boolean) =>
  counted.isCut ? 'length' : isCall ? 'tool_calls' : 'stop';

const usage = ({ prompt, completion }: Counted) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: prompt + completion,
});

const promptTokens = (request: ChatRequest) =>
  request.messages.reduce((sum, { content }) => sum + content.split(/\s+/).length, 0);

/** Resolves when the client has read what was written, or has left. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    if (response.destroyed) return resolve();
    response.once('drain', done);
    response.once('close', done);
  });
}
