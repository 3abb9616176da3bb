import { assertDeployable } from './deploy-guard';
import { readEnv } from './env';

/** Ends the process with one clear message when the environment cannot serve the product. */
export function startServer(): void {
  try {
    readEnv(process.env);
    assertDeployable(process.env, 'start');
  } catch (error) {
    process.stderr.write(`\nMise cannot start. ${error instanceof Error ? error.message : ''}\n\n`);
    process.exit(1);
  }
}
