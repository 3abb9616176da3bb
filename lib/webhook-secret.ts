import type { Env } from './env';

/** Why deleted accounts would keep their rows here, as one sentence; undefined when they do not. */
export function webhookProblem(values: Env): string | undefined {
  const isEmbedded = values.MISE_LOCAL?.split(',').includes('auth');
  if (values.CLERK_WEBHOOK_SIGNING_SECRET || !values.CLERK_SECRET_KEY || isEmbedded)
    return undefined;
  return 'CLERK_WEBHOOK_SIGNING_SECRET is missing: when somebody deletes their account, what they made stays here. Add a webhook for user.deleted in Clerk’s dashboard and set its signing secret.';
}
