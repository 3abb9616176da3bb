import { assertDeployable } from './deploy-guard';
import { readEnv } from './env';

/** Ends the process with one clear message when the environment cannot serve the product. */
export function startServer(): void {
  try {
    readEnv(process.env);
    // Written out: the build fixes this one, and it may differ from what is set now
    const builtKey = process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY;
    assertDeployable(process.env, 'start', builtKey);
  } catch (error) {
    process.stderr.write(`\nMise cannot start. ${error instanceof Error ? error.message : ''}\n\n`);
    process.exit(1);
  }
}
