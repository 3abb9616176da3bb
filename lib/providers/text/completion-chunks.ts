import { DataLines } from '@/lib/sse';
import type { ToolCall } from './model';

interface Chunk {
  model?: string;
  error?: unknown;
  choices?: {
    finish_reason?: string | null;
    delta?: {
      content?: string | null;
      reasoning_content?: string | null;
      tool_calls?: {
        index?: number;
        id?: string;
        function?: { name?: string; arguments?: string };
      }[];
    };
  }[];
}

/**
 * Reads the bytes of a streamed chat completion straight into text deltas, without an object of the
 * SDK per chunk. Source: OpenAI API reference, "Chat completion chunk".
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
      if (chunk.error) this.isBroken = true;
      if (chunk.model) this.model = chunk.model;
      const choice = chunk.choices?.[0];
      if (choice?.finish_reason) this.finishReason = choice.finish_reason;
      const delta = choice?.delta;
      if (delta?.content) deltas.push(delta.content);
      if (delta?.tool_calls) this.collect(delta.tool_calls);
      isActive ||= Boolean(delta?.content || delta?.reasoning_content || delta?.tool_calls);
    }
    return { deltas, isActive };
  }

  private collect(
    parts: NonNullable<NonNullable<Chunk['choices']>[0]['delta']>['tool_calls'] & {},
  ) {
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
