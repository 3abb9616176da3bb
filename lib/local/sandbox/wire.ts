import { z } from 'zod';

const part = z.object({ type: z.literal('text'), text: z.string() });
const message = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: z
    .union([z.string(), z.array(part)])
    .nullish()
    .transform((content) =>
      typeof content === 'string' ? content : (content ?? []).map((piece) => piece.text).join(''),
    ),
  tool_call_id: z.string().optional(),
  tool_calls: z
    .array(
      z.object({
        id: z.string(),
        type: z.literal('function'),
        function: z.object({ name: z.string(), arguments: z.string() }),
      }),
    )
    .optional(),
});

const tool = z.object({
  type: z.literal('function'),
  function: z.object({
    name: z.string(),
    description: z.string().optional(),
    parameters: z.record(z.string(), z.unknown()).optional(),
  }),
});

/** What the sandbox reads of a chat completion request; other fields are ignored. */
export const chatRequest = z.object({
  model: z.string(),
  messages: z.array(message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
  tools: z.array(tool).nullish(),
  response_format: z
    .object({ json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }).optional() })
    .nullish(),
});

export type ChatRequest = z.output<typeof chatRequest>;
export type ChatMessage = ChatRequest['messages'][number];

const side = z.number().min(64).max(2048);

/** What the sandbox reads of a request for a picture: one PNG as base64, whatever else is asked for. */
export const imageRequest = z.object({
  model: z.string(),
  prompt: z.string().max(32_000),
  size: z
    .string()
    .default('1024x1024')
    .transform((text) => text.split('x').map(Number))
    .transform(([width, height]) => ({ width, height }))
    .pipe(z.object({ width: side, height: side })),
});

/** A refusal in the shape of OpenAI's API errors. Source: OpenAI API reference, "Error codes". */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly param: string | null = null,
    readonly type = 'invalid_request_error',
  ) {
    super(message);
  }

  body() {
    const { message, type, param, code } = this;
    return { error: { message, type, param, code } };
  }
}
