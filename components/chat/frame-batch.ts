/** Milliseconds between two hand-overs: fast enough to read along, and never more than half the time spent drawing. */
const LEAST_GAP = 100;
const MOST_GAP = 200;

/**
 * Hands over what was pushed in one piece a frame, less often on a device that is slow to draw; in a
 * hidden page, which has no frames, at once.
 */
export class FrameBatch<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame: number | undefined;
  private gap = 0;

  constructor(private readonly apply: (items: T[]) => void) {}

  push(items: readonly T[]): void {
    this.waiting.push(...items);
    if (document.hidden) this.flush();
    else if (this.frame === undefined && this.timer === undefined) this.schedule();
  }

  /** Hands over what is waiting now. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.timer = this.frame = undefined;
    if (this.waiting.length === 0) return;
    const items = this.waiting;
    this.waiting = [];
    const startedAt = performance.now();
    this.apply(items);
    // A timer runs once this frame is drawn; asking for another frame would cost one
    setTimeout(() => {
      const cost = performance.now() - startedAt;
      this.gap = Math.min(MOST_GAP, Math.max(LEAST_GAP, 2 * cost));
    });
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.frame = requestAnimationFrame(() => this.flush());
    }, this.gap);
  }
}
