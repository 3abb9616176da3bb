import type { RunContext } from './define';

/** A plain run context for tests of tools: a free user, no database, a write that goes nowhere. */
export function runContext(
  parts: Partial<Omit<RunContext, 'write'>> & { write?: (deltas: readonly string[]) => void } = {},
): RunContext {
  return {
    user: { id: 'user_test', plan: 'free' },
    signal: new AbortController().signal,
    database: () => Promise.reject(new Error('This test has no database.')),
    idempotencyKey: undefined,
    requestHash: 'asked',
    ...parts,
    write: async (deltas) => parts.write?.(deltas),
  };
}
