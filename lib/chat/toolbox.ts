import type { Card } from '@/lib/providers/defi/card';
import type { TextTool, ToolCall } from '@/lib/providers/text';

/** What a tool gave: text for the model, and a card for the person where there is something to show. */
export interface ToolOutcome {
  content: string;
  card?: Card;
}

/** The functions a model may ask for. `run` never throws for what the model wrote: it answers the fault. */
export interface Toolbox {
  tools: TextTool[];
  run(call: ToolCall, signal: AbortSignal): Promise<ToolOutcome>;
}
