import { globSync, readFileSync } from 'node:fs';
import { leaksIn } from '@/lib/local/log-leaks';

/** Where the servers that the journeys ask write their logs. */
export const SERVER_LOGS = 'e2e/.out/logs';

/** Fails the whole run when a server has logged what people wrote, who they are, or a key. */
export default function checkLogs(): void {
  const leaks = globSync(`${SERVER_LOGS}/*.log`).flatMap((path) =>
    leaksIn(readFileSync(path, 'utf8')).map((leak) => `${path}: ${leak}`),
  );
  if (leaks.length > 0) throw new Error(`The logs hold what they must not:\n${leaks.join('\n')}`);
}
