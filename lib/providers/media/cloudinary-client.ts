import { randomBytes } from 'node:crypto';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { CloudinaryAccount } from './cloudinary-account';

/** What this project reads of an upload's answer. Source: Cloudinary Upload API reference, "upload". */
export interface CloudinaryUpload {
  public_id: string;
  secure_url: string;
  eager?: { secure_url?: string }[];
}

export interface CloudinaryClient {
  /** Uploads under a random public id; `options` are the Upload API's own. */
  upload(bytes: Uint8Array, options?: Record<string, unknown>): Promise<CloudinaryUpload>;
  /** Deletes a picture and what was derived from it, on the CDN too. */
  destroy(publicId: string): Promise<void>;
}

const failures = {
  late: () =>
    new AppError('upstream_timeout', 'The picture store took too long. Try again in a moment.'),
  refused: () =>
    new AppError(
      'unavailable',
      'The picture store refused our key. Whoever runs this site needs to check CLOUDINARY_URL.',
    ),
  busy: () =>
    new AppError('unavailable', 'The picture store is busy. Try again in a minute.', {
      retryAfter: 60,
    }),
  broken: () => new AppError('upstream_failed', 'The picture store failed. Try again in a moment.'),
};

interface SdkFailure {
  http_code?: number;
  name?: string;
}

/** The SDK's failures in words; it answers 401 for a wrong key and 420 or 429 when over its limits. */
function asFailure(error: SdkFailure): AppError {
  log.warn('cloudinary.failed', { status: error.http_code, name: error.name });
  if (error.http_code === 401 || error.http_code === 403) return failures.refused();
  if (error.http_code === 420 || error.http_code === 429) return failures.busy();
  return error.name === 'TimeoutError' ? failures.late() : failures.broken();
}

/** The Upload API through Cloudinary's own SDK, which is loaded when first needed. */
export function cloudinaryClient(account: CloudinaryAccount, timeoutMs: number): CloudinaryClient {
  // Loading reads CLOUDINARY_URL itself to choose between http and https for a custom upload_prefix
  const uploader = async () => (await import('cloudinary')).v2.uploader;

  return {
    async upload(bytes, options = {}) {
      const { upload_stream } = await uploader();
      const settings = {
        ...account,
        ...options,
        public_id: `mise/${randomBytes(24).toString('base64url')}`,
        overwrite: false,
        resource_type: 'image' as const,
        timeout: timeoutMs,
        // Without it a failure also rejects a promise that nobody holds
        disable_promises: true,
      };
      const answer = await within<CloudinaryUpload | SdkFailure | undefined>(
        timeoutMs,
        (settle) => {
          upload_stream(settings, (error, result) =>
            settle(error ?? (result as CloudinaryUpload | undefined)),
          ).end(bytes);
        },
      );
      if (!isUpload(answer)) throw asFailure(answer ?? {});
      return answer;
    },
    async destroy(publicId) {
      const { destroy } = await uploader();
      const settings = { ...account, invalidate: true, timeout: timeoutMs };
      const answer = await destroy(publicId, settings).catch(asRejection);
      if (answer?.result !== 'ok' && answer?.result !== 'not found') throw failures.broken();
    },
  };
}

function isUpload(answer: CloudinaryUpload | SdkFailure | undefined): answer is CloudinaryUpload {
  return typeof answer === 'object' && 'public_id' in answer && 'secure_url' in answer;
}

/** The SDK rejects with the error itself or with `{ error }`. */
function asRejection(reason: SdkFailure & { error?: SdkFailure }): never {
  throw asFailure(reason.error ?? reason);
}

/** The SDK's own timeout measures silence only: this one measures the whole call. */
async function within<T>(timeoutMs: number, start: (settle: (value: T) => void) => void) {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      timer = setTimeout(() => reject(failures.late()), timeoutMs);
      start(resolve);
    });
  } finally {
    clearTimeout(timer);
  }
}
