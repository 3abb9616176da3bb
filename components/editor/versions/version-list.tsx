import { cx } from '@/components/ui/cx';
import type { WireVersion } from './use-versions';

const causes: Record<WireVersion['cause'], string> = {
  generated: 'Generated',
  edited: 'Edited',
  rewritten: 'Rewritten',
  restored: 'Restored',
};

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
const momentOf = (iso: string) => new Date(iso).toLocaleString([], MOMENT);

interface Props {
  versions: readonly WireVersion[];
  current: number;
  chosen: number;
  onChoose: (version: number) => void;
}

/** Versions, newest first: how each came about, when, and its length. */
export function VersionList({ versions, current, chosen, onChoose }: Props) {
  return (
    <ol className="grid max-h-[50dvh] content-start gap-1 overflow-auto p-1">
      {versions.map(({ version, cause, created_at: createdAt, wordCount }) => (
        <li key={version}>
          <button
            type="button"
            aria-pressed={version === chosen}
            onClick={() => onChoose(version)}
            className={cx(
              'grid w-full rounded-md px-3 py-2 text-left',
              version === chosen ? 'bg-accent-soft' : 'hover:bg-sunken',
            )}
          >
            <span className="font-medium">
              {causes[cause]}
              {version === current ? ' · current' : ''}
            </span>
            <span className="text-ink-soft text-sm tabular-nums">
              {`${momentOf(createdAt)} · ${wordCount.toLocaleString()} words`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
