import type { WireThread } from '@/lib/chat/wire';

const DAY = 86_400_000;

/** Conversations under the headings people look for, in the order they came in. */
export function groupByDay(
  threads: readonly WireThread[],
  now = new Date(),
): { label: string; threads: WireThread[] }[] {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const groups = new Map<string, WireThread[]>();
  for (const thread of threads) {
    const at = Date.parse(thread.updatedAt);
    const label =
      at >= today
        ? 'Today'
        : at >= today - DAY
          ? 'Yesterday'
          : at >= today - 7 * DAY
            ? 'The last seven days'
            : 'Earlier';
    groups.set(label, [...(groups.get(label) ?? []), thread]);
  }
  return [...groups].map(([label, threads]) => ({ label, threads }));
}
