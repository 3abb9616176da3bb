/** Hands over what was pushed at most once a frame; in a hidden page, which has no frames, at once. */
export class FrameBatch<T> {
  private waiting: T[] = [];
  private frame: number | undefined;

  constructor(private readonly apply: (items: T[]) => void) {}

  push(items: readonly T[]): void {
    this.waiting.push(...items);
    if (document.hidden) this.flush();
    else this.frame ??= requestAnimationFrame(() => this.flush());
  }

  /** Hands over what is waiting now. */
  flush(): void {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.frame = undefined;
    if (this.waiting.length === 0) return;
    const items = this.waiting;
    this.waiting = [];
    this.apply(items);
  }
}
