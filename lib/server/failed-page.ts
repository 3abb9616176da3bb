import { describeError, log } from '@/lib/log';

/** Logs a page that could not be rendered, by its route and the digest its visitor's error carries. */
export function logFailedPage(error: unknown, route: string): void {
  const { digest } = error as { digest?: unknown };
  log.error('page.failed', { route, digest: String(digest ?? ''), ...describeError(error) });
}
