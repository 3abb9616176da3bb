const LONGEST = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1));

/**
 * Edits between two words of at most 64 letters, neighbours swapped counting as one (optimal string
 * alignment, a restricted Damerau–Levenshtein distance); `limit + 1` when there are more than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const width = other.length;
  if (Math.abs(one.length - width) > limit || Math.max(one.length, width) > LONGEST)
    return limit + 1;
  let [before, above, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column += 1) above[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1);
    const lastLetter = row > 1 ? one.charCodeAt(row - 2) : -1;
    let least = row;
    current[0] = row;
    for (let column = 1; column <= width; column += 1) {
      const facing = other.charCodeAt(column - 1);
      let cost = at(above, column - 1) + (letter === facing ? 0 : 1);
      cost = Math.min(cost, at(above, column) + 1, at(current, column - 1) + 1);
      const isSwap = column > 1 && letter === other.charCodeAt(column - 2) && lastLetter === facing;
      if (isSwap) cost = Math.min(cost, at(before, column - 2) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, above, current] = [above, current, before];
  }
  return Math.min(at(above, width), limit + 1);
}

const at = (row: Uint8Array, index: number) => row[index] ?? 0;
