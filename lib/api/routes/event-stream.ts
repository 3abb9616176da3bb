const HEARTBEAT_MS = 15_000;
/** How long a reader may stay and read nothing. */
export const STALL_MS = 60_000;
/** How far two sends of a stream are apart for each stream that is live: a send costs more than its tokens. */
const SPACING_MS = 0.1;
/** A shorter wait costs more than it saves. */
const LEAST_WAIT_MS = 4;
const encoder = new TextEncoder();
const HEARTBEAT = encoder.encode(': still here\n\n');

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // no-transform keeps Next and proxies from compressing, and so from buffering, the stream
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** One text delta as a line of the chat stream. */
export function deltaLine(content: string): string {
  return `data: {"choices":[{"delta":{"content":${JSON.stringify(content)}}}]}\n\n`;
}

/** Something beside the text, as a line in which readers who know only text find an empty delta. */
export function annotationLine(event: object): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content: '' } }], ...event })}\n\n`;
}

/** This instance's streams that have begun and not ended. */
let live = 0;

/**
 * A server-sent event stream that a run writes into. Nothing is sent, heartbeats included, before the
 * first write, so that an early failure still has its own status; `onLeave` is called when the reader
 * goes away, or stays and reads nothing for `stallMs`.
 */
export class EventStream {
  /** Resolves at the first write. */
  readonly started: Promise<void>;
  private readonly readable: ReadableStream<Uint8Array>;
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private begin: () => void = () => undefined;
  private resume: (() => void) | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private isOpen = true;

  constructor(
    private readonly onLeave: () => void,
    private readonly stallMs = STALL_MS,
  ) {
    this.started = new Promise((resolve) => (this.begin = resolve));
    this.readable = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (this.controller = controller),
        pull: () => this.resume?.(),
        cancel: () => this.leave(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: 16 * 1024 }),
    );
  }

  /** Sends lines already in event-stream form. */
  write(lines: string): void {
    if (!this.isOpen || lines === '') return;
    if (!this.heartbeat) this.start();
    this.controller?.enqueue(encoder.encode(lines));
    this.begin();
  }

  /**
   * Resolves when the reader has caught up or is taken for gone, and, on an instance with many streams, when
   * it is this one's turn again; a run awaits it between batches (back-pressure).
   */
  async drained(): Promise<void> {
    if (this.isBehind()) {
      const timer = setTimeout(() => this.giveUp(), this.stallMs);
      while (this.isBehind()) await new Promise<void>((resolve) => (this.resume = resolve));
      clearTimeout(timer);
    }
    const spacing = live * SPACING_MS;
    if (this.isOpen && spacing >= LEAST_WAIT_MS) {
      await new Promise((resolve) => setTimeout(resolve, spacing));
    }
  }

  send(event: object): void {
    this.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** Sends something beside the text. */
  annotate(event: object): void {
    this.write(annotationLine(event));
  }

  /** Ends a stream that went well. */
  finish(): void {
    this.write('data: [DONE]\n\n');
    this.close();
  }

  /** Ends a stream that failed after it had begun: one error line and no `[DONE]`. */
  fail(message: string): void {
    this.send({ error: { message } });
    this.close();
  }

  response(): Response {
    return new Response(this.readable, { headers: HEADERS });
  }

  private start(): void {
    live += 1;
    this.heartbeat = setInterval(() => this.controller?.enqueue(HEARTBEAT), HEARTBEAT_MS);
  }

  private isBehind(): boolean {
    return this.isOpen && (this.controller?.desiredSize ?? 1) <= 0;
  }

  private close(): void {
    if (!this.isOpen) return;
    this.shut();
    this.controller?.close();
  }

  /** Drops what waits for a reader who does not read, so that neither a lease nor an upstream is held. */
  private giveUp(): void {
    this.leave();
    // By this name Next takes it for a connection that ended, not for a failure of ours
    this.controller?.error(new DOMException('The reader stopped reading.', 'AbortError'));
  }

  private leave(): void {
    this.shut();
    this.onLeave();
  }

  private shut(): void {
    if (this.isOpen && this.heartbeat) live -= 1;
    this.isOpen = false;
    clearInterval(this.heartbeat);
    this.resume?.();
  }
}
