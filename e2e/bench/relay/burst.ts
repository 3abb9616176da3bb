import { chunk } from '@/e2e/fakes/openai';
import { deltaLine, EventStream } from '@/lib/api/routes/event-stream';
import { converse } from '@/lib/chat/converse';
import { Guards } from '@/lib/providers/http';
import { openAiText } from '@/lib/providers/text/openai';

const CHUNKS = 1_000;
/** What one read of a socket brings. */
const READ_BYTES = 16 * 1024;

export interface Burst {
  chunks: number;
  /** Bytes sent to the reader, and in how many pieces. */
  bytes: number;
  pieces: number;
  /** Milliseconds on the clock, and of the processor. */
  ms: number;
  cpuMs: number;
}

/** The bytes of an answer of 1,000 chunks, as a network brings them. */
export function burstBytes(): Uint8Array[] {
  const words = Array.from({ length: CHUNKS }, (_, at) =>
    chunk({ content: `wo${at % 100} ` }, null),
  );
  const all = Buffer.from(`${words.join('')}${chunk({}, 'stop')}data: [DONE]\n\n`);
  const reads = Math.ceil(all.length / READ_BYTES);
  return Array.from({ length: reads }, (_, at) =>
    Uint8Array.from(all.subarray(at * READ_BYTES, (at + 1) * READ_BYTES)),
  );
}

/** A response whose body is these bytes, read by read. */
export function responseOf(reads: readonly Uint8Array[]): Response {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const bytes = reads[at++];
      if (bytes) controller.enqueue(bytes);
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** Reads a response to its end. */
export async function drain(response: Response): Promise<{ bytes: number; pieces: number }> {
  let [bytes, pieces] = [0, 0];
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    pieces += 1;
  }
  return { bytes, pieces };
}

/**
 * An answer of 1,000 chunks through the relay's own code, from the upstream's response to the reader's:
 * the model's client, the turn's rounds and the event stream, without sockets. Answers how to run it.
 */
export function prepareBurst(): () => Promise<Burst> {
  const reads = burstBytes();
  const { fetch } = globalThis;
  globalThis.fetch = async () => responseOf(reads);
  const model = openAiText({
    apiKey: 'none',
    baseUrl: 'http://127.0.0.1:9/v1',
    model: 'bench',
    timeoutMs: 10_000,
    idleMs: 10_000,
    guard: new Guards({ failures: 0, cooldownMs: 0, now: Date.now }).of('text'),
  });
  globalThis.fetch = fetch;
  return async () => {
    const startedAt = performance.now();
    const cpu = process.cpuUsage();
    const stream = new EventStream(() => undefined);
    const reading = drain(stream.response());
    await converse({
      model,
      messages: [{ role: 'user', content: 'Hello' }],
      toolbox: { tools: [], run: async () => ({ content: '' }) },
      signal: new AbortController().signal,
      async onText(deltas) {
        stream.write(deltas.map(deltaLine).join(''));
        await stream.drained();
      },
      onCard: async () => undefined,
    });
    stream.finish();
    const read = await reading;
    const { user, system } = process.cpuUsage(cpu);
    const ms = performance.now() - startedAt;
    return { chunks: CHUNKS, ...read, ms, cpuMs: (user + system) / 1000 };
  };
}
