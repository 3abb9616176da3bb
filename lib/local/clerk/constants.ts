import { createHash } from 'node:crypto';
import { EMULATOR_HOST } from '@/lib/server/deploy-guard';

export { EMULATOR_HOST };

/** A live key, because Clerk answers every cookie-less request of a test key with a redirect. */
export const PUBLISHABLE_KEY = `pk_live_${Buffer.from(`${EMULATOR_HOST}$`).toString('base64')}`;

/** Where the emulator serves the backend API. */
export const BACKEND_PATH = '/bapi';

/** Where the app serves the emulator to the browser. */
export const PROXY_PATH = '/__clerk';

/** Clerk's suffix for cookies: eight characters of the key's SHA-1 in URL-safe base64. */
export const COOKIE_SUFFIX = createHash('sha1')
  .update(PUBLISHABLE_KEY)
  .digest('base64url')
  .slice(0, 8);
