import { AppError } from '@/lib/errors';
import type { Card } from '@/lib/providers/defi/card';
import type { TextEnd, TextMessage, TextModel, ToolCall } from '@/lib/providers/text';
import type { Toolbox } from './toolbox';

/** Rounds of tools in one answer, and calls in one round; the model then has to answer. */
const MAX_ROUNDS = 3;
const MAX_CALLS = 4;
const MAX_TOKENS = 4_000;

interface Conversation {
  model: TextModel;
  messages: TextMessage[];
  toolbox: Toolbox;
  signal: AbortSignal;
  /** Gets the text as it is written; awaited, so that a slow reader slows the model. */
  onText(deltas: readonly string[]): Promise<void>;
  onCard(card: Card): Promise<void>;
}

const wordless = () =>
  new AppError('upstream_failed', 'The companion gave no answer this time. Ask again.');

/**
 * One answer: the model writes, or asks for tools whose results it then writes about. Throws what the
 * model's stream throws.
 */
export async function converse(conversation: Conversation): Promise<TextEnd> {
  const { model, toolbox, signal, onCard } = conversation;
  const messages = [...conversation.messages];
  let hasText = false;
  for (let round = 0; ; round += 1) {
    const tools = round < MAX_ROUNDS && toolbox.tools.length > 0 ? { tools: toolbox.tools } : {};
    const stream = model.stream({ messages, maxTokens: MAX_TOKENS, ...tools }, signal);
    const { end, text } = await relay(stream, conversation.onText, hasText);
    hasText ||= text !== '';
    const calls = 'tools' in tools ? end.toolCalls.slice(0, MAX_CALLS) : [];
    if (calls.length === 0 && hasText) return end;
    if (calls.length === 0) throw wordless();
    messages.push({ role: 'assistant', content: text || null, tool_calls: withIds(calls, round) });
    for (const call of withIds(calls, round)) {
      const { content, card } = await toolbox.run(call, signal);
      messages.push({ role: 'tool', tool_call_id: call.id, content });
      if (card) await onCard(card);
    }
  }
}

async function relay(
  stream: AsyncGenerator<string[], TextEnd>,
  onText: Conversation['onText'],
  hasText: boolean,
): Promise<{ end: TextEnd; text: string }> {
  let text = '';
  for (;;) {
    const next = await stream.next();
    if (next.done) return { end: next.value, text };
    // What is said after a tool ran is set apart from what was said before
    await onText(hasText && text === '' ? ['\n\n', ...next.value] : next.value);
    text += next.value.join('');
  }
}

/** Some servers leave a call's id out; its answer needs one. */
function withIds(calls: readonly ToolCall[], round: number): ToolCall[] {
  return calls.map((call, index) => ({ ...call, id: call.id || `call_${round}_${index}` }));
}
