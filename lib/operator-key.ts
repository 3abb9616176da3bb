import type { Env } from './env';

const SHORTEST = 12;

/** The operator's key where one is set that nobody guesses; a shorter one counts as none. */
export function operatorKey({ OPERATOR_KEY: key }: Env): string | undefined {
  return key && key.length >= SHORTEST ? key : undefined;
}

/** Why the key that is set is not used, as one sentence; undefined when it is, or none is set. */
export function operatorKeyProblem(values: Env): string | undefined {
  if (!values.OPERATOR_KEY || operatorKey(values)) return undefined;
  return `OPERATOR_KEY has fewer than ${SHORTEST} characters and is ignored. Set one from openssl rand -hex 32.`;
}
