import { env, type Env } from '@/lib/env';
import { getGuard } from '@/lib/providers/http';
import { cloudinaryAccount, ownOrigin } from '@/lib/providers/media/cloudinary-account';
import { cloudinaryClient } from '@/lib/providers/media/cloudinary-client';
import { cloudinaryCutout } from './cloudinary';
import { embeddedCutout } from './embedded';
import type { CutoutEngine } from './engine';

export type { CutoutEngine, CutoutRequest, SubjectBox } from './engine';

const UPLOAD_TIMEOUT_MS = 30_000;
const EMBEDDED = { waiting: 2, timeoutMs: 30_000, idleMs: 60_000 };

/** Cloudinary's background removal where it is configured, else the embedded one. */
export function pickCutout(values: Env, embedded: () => CutoutEngine): CutoutEngine {
  if (!values.CLOUDINARY_URL) return embedded();
  const account = cloudinaryAccount(values.CLOUDINARY_URL);
  const { breaker } = getGuard('cloudinary');
  const client = cloudinaryClient(account, { timeoutMs: UPLOAD_TIMEOUT_MS, breaker });
  return cloudinaryCutout(client, {
    timeoutMs: values.IMAGE_TIMEOUT_MS,
    pollMs: 500,
    breaker: getGuard('cutout').breaker,
    ownOrigin: ownOrigin(account),
  });
}

/** On `globalThis`, so that a reloaded module in development does not leave a thread behind. */
const shared = globalThis as { miseCutout?: CutoutEngine };

const embedded = () => (shared.miseCutout ??= embeddedCutout(EMBEDDED));

/** The engine of this process. */
export function getCutout(): CutoutEngine {
  return pickCutout(env(), embedded);
}
