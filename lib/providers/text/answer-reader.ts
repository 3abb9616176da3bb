import type { AnswerWatch } from './answer-watch';
import { CompletionChunks } from './completion-chunks';
import { isRefusal, textFailures } from './failures';
import type { TextEnd } from './model';

/** More bytes than any answer has, with everything an endpoint wraps around a token. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Reads one streamed answer and knows how far it came, for the judgement of a failure. */
export class AnswerReader {
  hasText = false;
  private readonly chunks = new CompletionChunks();
  private size = 0;
  private isWithReader = false;
  private isAnswered = false;

  constructor(private readonly watch: AnswerWatch) {}

  /** Chunks that could not be read and were skipped. */
  get skipped(): number {
    return this.chunks.skipped;
  }

  /** The text deltas of a response's body, as they come. */
  async *deltas(body: AsyncIterable<Uint8Array> | null): AsyncGenerator<string[], void> {
    this.watch.listen();
    for await (const bytes of body ?? []) {
      const deltas = this.take(bytes);
      if (deltas.length === 0) continue;
      this.hasText = true;
      this.watch.pause(); // a slow reader is not a silent model
      this.isWithReader = true;
      yield deltas;
      this.isWithReader = this.watch.signal.aborted;
      this.watch.listen();
    }
    const { deltas } = this.chunks.end();
    if (deltas.length === 0) return;
    this.hasText = true;
    yield deltas;
  }

  /** How the answer ended, once all of it was read; `model` stands for one it does not name. */
  end(model: string): TextEnd {
    const { finishReason, isBroken, toolCalls } = this.chunks;
    if (isBroken || (this.hasText && !finishReason)) throw textFailures.cut();
    this.isAnswered = finishReason !== undefined;
    if (!this.hasText && toolCalls.length === 0) throw textFailures.empty();
    return {
      model: this.chunks.model ?? model,
      isCut: finishReason === 'length',
      toolCalls: toolCalls.filter(Boolean),
    };
  }

  /** What a failure says of the service: neither a question without an answer nor a slow reader says it is down. */
  verdict(error: unknown): 'succeed' | 'fail' | 'release' {
    if (this.isAnswered || isRefusal(error)) return 'succeed';
    return this.isWithReader ? 'release' : 'fail';
  }

  private take(bytes: Uint8Array): string[] {
    const { deltas, isActive } = this.chunks.push(bytes);
    if (isActive) this.watch.listen();
    this.size += bytes.byteLength;
    if (this.chunks.isBroken || this.size > MAX_BYTES) throw textFailures.cut();
    return deltas;
  }
}
