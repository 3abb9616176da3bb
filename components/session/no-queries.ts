function missing(): never {
  throw new Error(
    'This hook of Clerk’s needs @tanstack/query-core. Remove its alias from next.config.ts.',
  );
}

/**
 * Stands in for the query library behind Clerk's organization, billing and key hooks, which come in one
 * file with those for users and sessions: ten kilobytes that no page uses.
 */
export {
  missing as InfiniteQueryObserver,
  missing as QueryClient,
  missing as QueryObserver,
  missing as noop,
};
export const notifyManager = { batchCalls: missing };
