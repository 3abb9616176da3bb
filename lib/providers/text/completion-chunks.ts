import { DataLines } from '@/lib/sse';
import type { ToolCall } from './model';

interface ToolCallPart {
  index?: number;
  id?: string;
  function?: { name?: string; arguments?: string };
}

interface Delta {
  content?: string | null;
  reasoning_content?: string | null;
  tool_calls?: ToolCallPart[];
}

interface Chunk {
  model?: string;
  error?: unknown;
  choices?: { finish_reason?: string | null; delta?: Delta }[];
}

/**
 * Reads the bytes of a streamed chat completion straight into text deltas, without an object of the
 * SDK per chunk: its own iterator takes 34 µs a chunk, this 2 (`npm run bench -- relay`). Source: OpenAI API reference, "Chat completion chunk".
 */
export class CompletionChunks {
  readonly toolCalls: ToolCall[] = [];
  model: string | undefined;
  finishReason: string | undefined;
  /** An error object the upstream sent inside the stream. */
  isBroken = false;
  /** Chunks that were not JSON and were skipped. */
  skipped = 0;
  private readonly lines = new DataLines();

  /** `deltas` of text in these bytes, and whether the model did anything at all in them. */
  push(bytes: Uint8Array): { deltas: string[]; isActive: boolean } {
    return this.read(this.lines.push(bytes));
  }

  end(): { deltas: string[]; isActive: boolean } {
    return this.read(this.lines.end());
  }

  private read(payloads: string[]) {
    const deltas: string[] = [];
    let isActive = false;
    for (const payload of payloads) {
      if (payload === '[DONE]') continue;
      const chunk = parse(payload);
      if (!chunk) {
        this.skipped += 1;
        continue;
      }
      this.note(chunk);
      const { content, reasoning_content, tool_calls } = chunk.choices?.[0]?.delta ?? {};
      if (content) deltas.push(content);
      if (tool_calls) this.collect(tool_calls);
      isActive ||= Boolean(content || reasoning_content || tool_calls);
    }
    return { deltas, isActive };
  }

  /** What a chunk says beside its delta. */
  private note({ error, model, choices }: Chunk): void {
    if (error) this.isBroken = true;
    if (model) this.model = model;
    const reason = choices?.[0]?.finish_reason;
    if (reason) this.finishReason = reason;
  }

  private collect(parts: readonly ToolCallPart[]): void {
    for (const part of parts) {
      const call = (this.toolCalls[part.index ?? 0] ??= {
        id: '',
        type: 'function',
        function: { name: '', arguments: '' },
      });
      call.id ||= part.id ?? '';
      call.function.name += part.function?.name ?? '';
      call.function.arguments += part.function?.arguments ?? '';
    }
  }
}

function parse(payload: string): Chunk | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === 'object' && value !== null ? (value as Chunk) : undefined;
  } catch {
    return undefined;
  }
}
