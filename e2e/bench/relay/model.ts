import { createServer, type ServerResponse } from 'node:http';
import { chunk } from '@/e2e/fakes/openai';

/**
 * An OpenAI-compatible model in a process of its own. A last message of `50 tokens/s for 20 s` is
 * answered at that pace; any other with one token at once.
 */
const WORD = 'word ';
const token = chunk({ content: WORD }, null);
const END = `${chunk({}, 'stop')}data: [DONE]\n\n`;

createServer(async (request, response) => {
  if (request.method === 'GET') return void response.end();
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { messages } = JSON.parse(Buffer.concat(parts).toString()) as {
    messages: { content: string }[];
  };
  const paced = /(\d+) tokens\/s for (\d+) s/.exec(messages.at(-1)?.content ?? '');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (paced) pace(response, Number(paced[1]), Number(paced[2]));
  else response.end(token + END);
}).listen(Number(process.env.PORT), 'localhost');

/** Writes each token when it is due, and those that a late timer missed with it. */
function pace(response: ServerResponse, rate: number, seconds: number): void {
  const startedAt = performance.now();
  let written = 0;
  const timer = setInterval(() => {
    const due = Math.ceil(((performance.now() - startedAt) / 1000) * rate);
    for (; written < due; written += 1) response.write(token);
    if (written < rate * seconds) return;
    clearInterval(timer);
    response.end(END);
  }, 1000 / rate);
  response.on('close', () => clearInterval(timer));
}
