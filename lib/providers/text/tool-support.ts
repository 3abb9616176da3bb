import { BadRequestError } from 'openai';

/** How long a model's refusal is remembered: endpoints are set up anew, and models replaced. */
const REMEMBERED_MS = 10 * 60_000;

/** How Ollama, OpenAI, DeepSeek, vLLM and llama.cpp say that a model cannot use tools. */
const REFUSALS = [
  /does(?: not|n't) support (?:tools?|tool use|tool calling|function calling)\b/i,
  /\btools?"? (?:is|are) not supported\b/i,
  /\btools?"? (?:choice|param) requires --/i,
];

/** Whether a model takes tools. */
export class ToolSupport {
  private refusedAt = -Infinity;

  constructor(private readonly now: () => number) {}

  /** True while the model is known to refuse every request that names tools. */
  get isRefused(): boolean {
    return this.now() - this.refusedAt < REMEMBERED_MS;
  }

  /** True for a refused request that may be answered without its tools; remembered when they were the reason. */
  mayDoWithout(error: unknown): boolean {
    if (!(error instanceof BadRequestError)) return false;
    if (REFUSALS.some((refusal) => refusal.test(error.message))) this.refusedAt = this.now();
    return true;
  }
}
