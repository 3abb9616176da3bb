export type Random = {
  /** The next number from 0 up to 1. */
  next: () => number;
  pick: <T>(items: readonly T[]) => T;
  shuffle: <T>(items: readonly T[]) => T[];
};

/** A random source that always runs the same way for the same text (FNV-1a into mulberry32). */
export function randomFrom(text: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const keyed = items.map((item) => ({ item, key: next() }));
    return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
  };
  return { next, pick, shuffle };
}
