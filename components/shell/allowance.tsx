import { useAuth } from '@clerk/nextjs';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useApi } from '@/components/session/use-api';
import { onCreation } from '@/lib/browser/creation-event';

interface Usage {
  used: number;
  limit: number;
  /** When the day ends, as an ISO moment. */
  resetsAt: string;
}

const runsLeft = (left: number) => `${left.toLocaleString()} ${left === 1 ? 'run' : 'runs'} left`;

/** A moment as the reader's clock shows it. */
function clock(moment: string): string {
  const date = new Date(moment);
  const isMidnight = date.getHours() === 0 && date.getMinutes() === 0;
  const time = date.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  return isMidnight ? 'midnight' : time;
}

/** How many of the day's runs are used, and when they come back; nothing until it is known. */
export function Allowance() {
  const { call } = useApi();
  const { userId } = useAuth();
  const key = userId ? (['/api/user/usage', userId] as const) : null;
  const { data, mutate } = useSWR<Usage, Error>(key, ([path]: [string]) => call<Usage>(path));

  useEffect(() => onCreation(() => void mutate()), [mutate]);

  if (!data) return <span id="allowance" className="block h-4" />;
  return (
    <span id="allowance" className="text-ink-soft block text-xs tabular-nums">
      {runsLeft(Math.max(0, data.limit - data.used))} · resets at{' '}
      <time dateTime={data.resetsAt}>{clock(data.resetsAt)}</time>
    </span>
  );
}
