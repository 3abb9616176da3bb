/** A function the model may ask the server to run; `parameters` is a JSON Schema object. */
export interface TextTool {
  type: 'function';
  function: { name: string; description: string; parameters: Record<string, unknown> };
}

/** A model's request to run a function; `arguments` is JSON text as the model wrote it, unchecked. */
export interface ToolCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

export type TextMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: ToolCall[] }
  | { role: 'tool'; content: string; tool_call_id: string };

export interface TextRequest {
  messages: TextMessage[];
  /** Upper bound of the answer in tokens. */
  maxTokens: number;
  tools?: TextTool[];
}

/** How an answer ended: `isCut` when the model ran into `maxTokens`. */
export interface TextEnd {
  model: string;
  isCut: boolean;
  toolCalls: ToolCall[];
}

export interface TextModel {
  readonly model: string;
  /** Where the words come from, for the small print under a result. */
  readonly source: string;
  /** True for the built-in sandbox model, which the interface must say. */
  readonly isSandbox: boolean;
  /**
   * The answer as it is written: batches of text deltas, one batch per network read. Throws AppError
   * when the upstream refuses, breaks, stalls, ends early or says nothing at all; an abort of
   * `signal` throws its reason and closes the upstream.
   */
  stream(request: TextRequest, signal: AbortSignal): AsyncGenerator<string[], TextEnd>;
}

/** The whole answer of a model in one piece; same errors as `stream`. */
export async function completeText(
  model: TextModel,
  request: TextRequest,
  signal: AbortSignal,
): Promise<TextEnd & { text: string }> {
  const stream = model.stream(request, signal);
  let text = '';
  for (;;) {
    const next = await stream.next();
    if (next.done) return { ...next.value, text };
    text += next.value.join('');
  }
}
