import { resolve } from 'node:path';
import { changePlan } from './change-plan';
import { readEnvFiles, valueOf } from './env-files';

const USAGE = 'Usage: npm run local:premium -- someone@example.com [--free]';

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const email = words.find((word) => !word.startsWith('-'));
  const isUnknown = words.some((word) => word.startsWith('-') && word !== '--free');
  if (!email || isUnknown) throw new Error(USAGE);
  const values = readEnvFiles(process.cwd(), true);
  if (valueOf(values, 'CLERK_SECRET_KEY')) {
    throw new Error(
      'Your Clerk keys are set, so plans live in Clerk: change them in its dashboard. This command is for local accounts.',
    );
  }
  const plan = words.includes('--free') ? 'free' : 'premium';
  await changePlan(resolve(valueOf(values, 'DATA_DIR') ?? '.data'), email, plan);
  console.log(
    `${email} is on the ${plan} plan now. An open page shows it within a minute, or when it is reloaded.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
