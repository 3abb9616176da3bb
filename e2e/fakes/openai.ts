import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the fake answers one chat completion. */
export interface Script {
  /** An HTTP failure instead of an answer. */
  status?: number;
  headers?: Record<string, string>;
  /** Body of a failure, or raw bytes sent instead of well-formed chunks. */
  raw?: string | Uint8Array[];
  /** Text deltas, one chunk each. */
  deltas?: string[];
  /** Functions the model asks for after its text; `arguments` is sent as it is, in two pieces. */
  toolCalls?: { name: string; arguments: string }[];
  /** Milliseconds before each chunk. */
  delayMs?: number;
  /** What it waits for between its text and its end. */
  hold?: Promise<unknown>;
  /** How it ends: a finish reason, a connection cut, silence, or an end without a finish reason. */
  end?: 'stop' | 'length' | 'cut' | 'silence' | 'nothing';
}

export interface FakeOpenAi {
  /** Base address including `/v1`. */
  url: string;
  /** Parsed bodies of the completions asked for so far. */
  requests: Record<string, unknown>[];
  /** Readers that left before the end. */
  left: number;
  /** Answers that were sent whole. */
  sent: number;
  /** Answers the next completions in turn; the last one repeats. */
  script(...scripts: Script[]): void;
  close(): Promise<void>;
}

/** An OpenAI-compatible server on loopback that answers by script. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  let scripts: Script[] = [{ deltas: ['Hello ', 'there.'] }];
  const requests: Record<string, unknown>[] = [];
  const server = createServer((request, response) => void answer(request, response));
  const fake: FakeOpenAi = {
    url: '',
    requests,
    left: 0,
    sent: 0,
    script: (...next) => void (scripts = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end('{}');
    requests.push(JSON.parse(Buffer.concat(parts).toString()));
    const script = scripts.length > 1 ? scripts.shift() : scripts[0];
    response.on('finish', () => (fake.sent += 1));
    response.on('close', () => {
      if (!response.writableFinished) fake.left += 1;
    });
    await play(script ?? {}, response);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return fake;
}

async function play(script: Script, response: ServerResponse) {
  const { status = 200, deltas = [], delayMs = 0, end = 'stop', raw } = script;
  if (status !== 200) return refuse(status, script, response);
  response.writeHead(200, { 'content-type': 'text/event-stream', ...script.headers });
  response.flushHeaders();
  if (typeof raw === 'string') return void response.end(raw);
  for (const bytes of raw ?? []) {
    await sleep(delayMs);
    response.write(bytes);
  }
  for (const content of deltas) {
    if (delayMs > 0) await sleep(delayMs);
    if (response.destroyed) return;
    response.write(chunk({ content }, null));
  }
  for (const part of (script.toolCalls ?? []).flatMap(inTwo)) {
    response.write(chunk({ tool_calls: [part] }, null));
  }
  await script.hold;
  if (end === 'cut') await sleep(20);
  close(response, end);
}

function close(response: ServerResponse, end: NonNullable<Script['end']>): void {
  if (end === 'cut') response.destroy();
  else if (end === 'nothing') response.end();
  else if (end !== 'silence') response.end(`${chunk({}, end)}data: [DONE]\n\n`);
}

function refuse(status: number, { raw, headers }: Script, response: ServerResponse) {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof raw === 'string' ? raw : '{"error":{"message":"secret upstream text"}}');
}

/** A call of a tool as models stream it: its arguments come in pieces. */
function inTwo(
  { name, arguments: given }: NonNullable<Script['toolCalls']>[number],
  index: number,
) {
  const middle = Math.floor(given.length / 2);
  return [
    { index, id: `call_${index}`, function: { name, arguments: given.slice(0, middle) } },
    { index, function: { arguments: given.slice(middle) } },
  ];
}

/** One chat completion chunk as an event-stream line. */
export function chunk(delta: object, finishReason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', model: 'fake-1', choices })}\n\n`;
}
