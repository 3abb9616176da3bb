/** Text that grows many times a second outside React's state: only what reads it renders again. */
export class GrowingText {
  private text = '';
  private readonly listeners = new Set<() => void>();

  readonly get = (): string => this.text;

  readonly set = (text: string): void => {
    this.text = text;
    for (const listener of this.listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
