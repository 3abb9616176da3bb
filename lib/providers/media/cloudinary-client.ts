import { randomBytes } from 'node:crypto';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { Breaker } from '@/lib/providers/http/breaker';
import { throughBreaker } from '@/lib/providers/http/through-breaker';
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
  /** Gives a picture another public id, on the CDN too; one that is not there under the old id is no failure. */
  rename(from: string, to: string): Promise<void>;
  /** Deletes a picture and what was derived from it, on the CDN too. */
  destroy(publicId: string): Promise<void>;
}

export interface CloudinaryClientOptions {
  /** Milliseconds for one call. */
  timeoutMs: number;
  /** Shared by all calls to the Upload API. */
  breaker: Breaker;
}

interface SdkFailure {
  http_code?: number;
  name?: string;
}

type SdkRejection = SdkFailure & { error?: SdkFailure };

type Because = { cause?: SdkFailure };

const failures = {
  late: (because: Because = {}) =>
    new AppError(
      'upstream_timeout',
      'The picture store took too long. Try again in a moment.',
      because,
    ),
  refused: (because: Because) =>
    new AppError(
      'unavailable',
      'The picture store rejected our key. The site’s owner needs to check CLOUDINARY_URL.',
      because,
    ),
  busy: (because: Because) =>
    new AppError('unavailable', 'The picture store is busy. Try again in a minute.', {
      retryAfter: 60,
      ...because,
    }),
  broken: (because: Because = {}) =>
    new AppError('upstream_failed', 'The picture store failed. Try again in a moment.', because),
  resting: (seconds: number) =>
    new AppError(
      'unavailable',
      'The picture store isn’t working right now. Try again in a minute.',
      { retryAfter: seconds },
    ),
};

/** Over a limit: Cloudinary answers 420 or 429. */
export const isBusy = (status: number) => status === 420 || status === 429;

/** The SDK's failures in words. */
function asFailure(cause: SdkFailure): AppError {
  const { http_code: status = 0, name } = cause;
  log.warn('cloudinary.failed', { status, name });
  if (status === 401 || status === 403) return failures.refused({ cause });
  if (isBusy(status)) return failures.busy({ cause });
  return name === 'TimeoutError' ? failures.late({ cause }) : failures.broken({ cause });
}

/** A service that refuses this request or our key works. */
function judge(error: unknown): 'succeed' | 'fail' {
  const { http_code: status = 0 } = ((error as Error).cause ?? {}) as SdkFailure;
  return status >= 400 && status < 500 && !isBusy(status) ? 'succeed' : 'fail';
}

/**
 * The Upload API through Cloudinary's own SDK, which is loaded when first needed, behind a circuit
 * breaker. Throws `upstream_failed`, `upstream_timeout` or `unavailable`.
 */
export function cloudinaryClient(
  account: CloudinaryAccount,
  { timeoutMs, breaker }: CloudinaryClientOptions,
): CloudinaryClient {
  // Loading reads CLOUDINARY_URL itself to choose between http and https for a custom upload_prefix
  const uploader = async () => (await import('cloudinary')).v2.uploader;

  async function upload(bytes: Uint8Array, options: Record<string, unknown>) {
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
    const answer = await within<CloudinaryUpload | SdkFailure | undefined>(timeoutMs, (settle) => {
      upload_stream(settings, (error, result) =>
        settle(error ?? (result as CloudinaryUpload | undefined)),
      ).end(bytes);
    });
    if (!isUpload(answer)) throw asFailure(answer ?? {});
    return answer;
  }

  const settings = { ...account, invalidate: true, timeout: timeoutMs };

  async function rename(from: string, to: string) {
    const sdk = await uploader();
    await sdk.rename(from, to, settings).catch((reason: SdkRejection) => {
      if ((reason.error ?? reason).http_code !== 404) asRejection(reason);
    });
  }

  async function destroy(publicId: string) {
    const sdk = await uploader();
    const answer = await sdk.destroy(publicId, settings).catch(asRejection);
    if (answer?.result !== 'ok' && answer?.result !== 'not found') throw failures.broken();
  }

  const guarded = <T>(call: () => Promise<T>) =>
    throughBreaker(breaker, call, { resting: failures.resting, judge });

  return {
    upload: (bytes, options = {}) => guarded(() => upload(bytes, options)),
    rename: (from, to) => guarded(() => rename(from, to)),
    destroy: (publicId) => guarded(() => destroy(publicId)),
  };
}

function isUpload(answer: CloudinaryUpload | SdkFailure | undefined): answer is CloudinaryUpload {
  return typeof answer === 'object' && 'public_id' in answer && 'secure_url' in answer;
}

/** The SDK rejects with the error itself or with `{ error }`. */
function asRejection(reason: SdkRejection): never {
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
