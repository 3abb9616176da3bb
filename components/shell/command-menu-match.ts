export interface Command {
  id: string;
  label: string;
  /** What kind of thing it is, said at the end of its row. */
  kind: string;
  /** The one character that puts it first; none beyond the ninth creation. */
  letter?: string | undefined;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** One letter for each label, no two the same: the first free initial of its words, or else any free letter of it. */
export function assignLetters(labels: readonly string[]): string[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    const words = plain(label).split(/[^a-z]+/);
    const letters = [...words.map((word) => word.charAt(0)), ...words.join('')];
    const letter = letters.find((one) => one && !taken.has(one)) ?? '';
    taken.add(letter);
    return letter;
  });
}

function score(command: Command, query: string): number {
  if (command.letter === query) return 4;
  const label = plain(command.label);
  if (label.startsWith(query)) return 3;
  const words = label.split(/[^\p{L}\p{N}]+/u);
  const asked = query.split(/\s+/);
  if (asked.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  const text = `${label} ${plain(command.kind)}`;
  return asked.every((part) => text.includes(part)) ? 1 : 0;
}

/** The commands that fit what was typed, best first; all of them, as they stand, for nothing. */
export function rankCommands<T extends Command>(commands: readonly T[], typed: string): T[] {
  const query = plain(typed).trim();
  if (!query) return [...commands];
  return commands
    .map((command) => ({ command, fit: score(command, query) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ command }) => command);
}
