import { useEffect, useState } from 'react';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { creationTypes, keptAs } from '@/lib/tools/registry';
import type { HistoryFilter } from './use-history';

const PAUSE_MS = 300;

const types = [
  { value: '', label: 'Everything' },
  // Pictures are cut-outs too, whichever tool made them
  ...creationTypes.map(({ type, label }) => ({
    value: type,
    label: keptAs(type) === 'picture' ? 'Pictures' : label,
  })),
];

/** Words to look for, and one kind of creation or all; searching waits for a pause in the typing. */
export function HistoryFilterBar({
  filter,
  onChange,
}: {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}) {
  const [words, setWords] = useState(filter.search);

  useEffect(() => {
    if (words.trim() === filter.search) return;
    const timer = setTimeout(() => onChange({ ...filter, search: words.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, filter, onChange]);

  return (
    <div className="flex flex-wrap gap-3">
      <Input
        type="search"
        aria-label="Search your creations"
        placeholder="Search your creations"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="min-w-56 flex-1"
      />
      <Select
        aria-label="Kind of creation"
        value={filter.type}
        onChange={(event) => onChange({ ...filter, type: event.target.value })}
        className="h-12 min-w-44 max-sm:grow"
      >
        {types.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
