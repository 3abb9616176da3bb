import { startClerkEmulator } from './clerk/server';
import { readAddress } from './clerk/address';
import type { Values } from './env-files';
import { valueOf } from './env-files';
import { described } from './part';
import type { PreparedPart } from './part';

const KEYS = ['NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY', 'CLERK_SECRET_KEY'];
const WEBHOOK_PATH = '/api/webhooks/clerk';

/** Uses the Clerk instance whose keys are set, else starts the emulator on a folder. */
export async function prepareAuth(
  values: Values,
  dir: string,
  appUrl: string,
  preferredPort: number | undefined,
): Promise<PreparedPart> {
  const variable = KEYS.join(', ');
  const missing = KEYS.filter((name) => !valueOf(values, name));
  if (missing.length === 0) {
    return described({
      name: 'auth',
      servedBy: 'your Clerk instance',
      variable,
      isEmbedded: false,
    });
  }
  if (missing.length === 1) {
    throw new Error(`${missing[0]} is missing. Set both Clerk keys, or none for local accounts.`);
  }
  const secret = valueOf(values, 'CLERK_WEBHOOK_SIGNING_SECRET');
  const emulator = await startClerkEmulator({
    dir,
    port: preferredPort ?? (await readAddress(dir))?.port,
    webhook: secret ? { url: new URL(WEBHOOK_PATH, appUrl).href, secret } : undefined,
  });
  const servedBy = `local accounts in ${dir} (Clerk emulator)`;
  return {
    part: { name: 'auth', servedBy, variable, isEmbedded: true },
    env: emulator.env,
    close: emulator.close,
  };
}
