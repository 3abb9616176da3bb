export interface Command {
  id: string;
  label: string;
  /** What kind of thing it is, said at the end of its row. */
  kind: string;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function score(command: Command, query: string): number {
  const label = plain(command.label);
  if (label.startsWith(query)) return 3;
  const words = label.split(/[^\p{L}\p{N}]+/u);
  const asked = query.split(/\s+/);
  if (asked.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  const text = `${label} ${plain(command.kind)}`;
  return asked.every((part) => text.includes(part)) ? 1 : 0;
}

/** The commands that fit what was typed, best first; all of them, as they are, for nothing. */
export function rankCommands<T extends Command>(commands: readonly T[], typed: string): T[] {
  const query = plain(typed).trim();
  if (!query) return [...commands];
  return commands
    .map((command) => ({ command, fit: score(command, query) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ command }) => command);
}
